// A picture of the page as a PNG, to send to friends.

/** What a picture keeps of its styles; sheets do not apply outside the page. */
const STYLES = [
  ...['fill', 'fill-opacity', 'stroke', 'stroke-width', 'stroke-opacity', 'stroke-dasharray', 'stroke-linecap', 'stroke-linejoin'],
  ...['opacity', 'display', 'visibility', 'font-family', 'font-size', 'font-weight', 'text-anchor', 'dominant-baseline'],
  ...['transform', 'transform-origin', 'transform-box', 'stop-color', 'paint-order'],
];

/** The height of the strip below a picture, in pixels. */
const STRIP = 80;

/** Draws a picture at a width in pixels, with lines of text below it. */
export async function png(svg: SVGSVGElement, lines: string[], width = 1200): Promise<Blob> {
  const { width: wide, height: high } = svg.viewBox.baseVal;
  const height = Math.round((width * high) / wide);
  const copy = styled(svg);
  copy.setAttribute('width', `${width}`);
  copy.setAttribute('height', `${height}`);
  const image = new Image(width, height);
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await image.decode();
  return drawn(image, width, height, lines);
}

/** A copy that looks alike without the page's style sheets. */
function styled(svg: SVGSVGElement): SVGSVGElement {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const [originals, copies] = [[svg, ...svg.querySelectorAll('*')], [copy, ...copy.querySelectorAll('*')]];
  for (const [place, original] of originals.entries()) {
    const seen = getComputedStyle(original);
    const own = (copies[place] as SVGElement).style;
    for (const name of STYLES) own.setProperty(name, seen.getPropertyValue(name));
  }
  return copy;
}

function drawn(image: HTMLImageElement, width: number, height: number, lines: string[]): Promise<Blob> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width, height + STRIP];
  const pen = canvas.getContext('2d') as CanvasRenderingContext2D;
  const colour = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name);
  pen.fillStyle = colour('--space') || '#0b1230';
  pen.fillRect(0, 0, width, height + STRIP);
  pen.drawImage(image, 0, 0, width, height);
  pen.fillStyle = colour('--space-ink') || '#ffffff';
  pen.font = `26px ${getComputedStyle(document.body).fontFamily}`;
  for (const [place, line] of lines.entries()) pen.fillText(line, 24, height + 26 + 34 * place, width - 48);
  return new Promise((done, fail) => canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('no picture'))), 'image/png'));
}
