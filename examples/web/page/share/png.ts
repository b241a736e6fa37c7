// A picture of the page as a PNG, to send to friends.

/** What a picture keeps of its styles; sheets do not apply outside the page. */
const STYLES = [
  ...['fill', 'fill-opacity', 'stroke', 'stroke-width', 'stroke-opacity', 'stroke-dasharray', 'stroke-linecap', 'stroke-linejoin'],
  ...['opacity', 'display', 'visibility', 'font-family', 'font-size', 'font-weight', 'text-anchor', 'dominant-baseline'],
  ...['transform', 'transform-origin', 'transform-box', 'stop-color', 'paint-order'],
];

/** Pixels for each line below a picture. */
const LINE = 44;

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
  [canvas.width, canvas.height] = [width, height + LINE * (lines.length + 0.5)];
  const pen = canvas.getContext('2d') as CanvasRenderingContext2D;
  const root = getComputedStyle(document.documentElement);
  pen.fillStyle = root.getPropertyValue('--space') || '#0b1230';
  pen.fillRect(0, 0, width, canvas.height);
  pen.drawImage(image, 0, 0, width, height);
  pen.fillStyle = root.getPropertyValue('--space-ink') || '#eef3ff';
  const family = getComputedStyle(document.body).fontFamily;
  for (const [place, line] of lines.entries()) {
    pen.font = `${place === 0 ? 600 : 400} 28px ${family}`;
    pen.fillText(line, 28, height + LINE * (place + 0.8), width - 56);
  }
  return new Promise((done, fail) => canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('no picture'))), 'image/png'));
}
