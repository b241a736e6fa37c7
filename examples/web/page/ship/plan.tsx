// The crate's own drawing of a ship.
import { useMemo } from 'preact/hooks';
import * as sw from '../../js/index';
import { theme } from '../app/theme';
import { spoken } from '../words';
import { parsed, vnodeOf } from './scene';

type Props = Omit<sw.Overlays, 'theme' | 'styled' | 'told'> & { layout?: sw.Layout; fleet?: sw.Fleet };

export function Plan({ layout, fleet, ...overlays }: Props) {
  const asked = JSON.stringify([layout, fleet, overlays, theme.value, spoken()]);
  return useMemo(() => {
    const of = fleet ? { fleet } : { layout: layout as sw.Layout };
    return vnodeOf(parsed(sw.must(sw.svg(of, { ...overlays, theme: theme.value, told: true }))), 'plan');
  }, [asked]);
}
