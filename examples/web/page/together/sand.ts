// The hourglass of a table: the server's clock, counted down here between its messages.
import { useEffect, useState } from 'preact/hooks';
import type * as sw from '../../js/index';
import { t } from '../words';

type Hourglass = sw.YardViewMessage['hourglass'];

/** What is said of an hourglass that runs out at a time of this device, and the seconds left, anew each second. */
export function useSand(hourglass: Hourglass | null, ends: number | null): { sand: string; left?: number } {
  const [, tick] = useState(0);
  useEffect(() => {
    if (ends === null) return;
    const timer = setInterval(() => tick((count) => count + 1), 500);
    return () => clearInterval(timer);
  }, [ends]);
  if (!hourglass) return { sand: '' };
  const left = ends === null ? undefined : Math.max(0, Math.ceil((ends - performance.now()) / 1000));
  const { running, place } = hourglass;
  return { sand: t('hourglass', { running: running ? 1 : 0, place, seconds: left ?? 'none' }), left };
}
