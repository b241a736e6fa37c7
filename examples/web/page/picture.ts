// Pictures from the crate, the only parsed markup. Their captions are data and are translated.
import type * as sw from '../js/index';
import { tell } from './told';

export function picture(svg: string): SVGSVGElement {
  const parsed = new DOMParser().parseFromString(svg, 'image/svg+xml');
  for (const caption of parsed.querySelectorAll('title, .caption')) {
    const text = caption.textContent ?? '';
    if (text.startsWith('{')) caption.textContent = tell(JSON.parse(text) as { says: string; told: sw.MessageData });
  }
  return document.importNode(parsed.documentElement, true) as unknown as SVGSVGElement;
}
