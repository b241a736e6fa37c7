// A single tile, in the page's theme.
import { must, tileSvg, type Component } from '../js/index';
import { picture } from './picture';

export function face(component: Component): SVGSVGElement {
  const drawn = picture(must(tileSvg(component, true)));
  drawn.classList.replace('auto', document.documentElement.dataset.theme ?? 'auto');
  return drawn;
}
