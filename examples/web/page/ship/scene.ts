// The crate's picture of a ship, taken apart: where everything is stays the crate's business; what it looks like is the page's.
import { h, type VNode } from 'preact';
import type * as sw from '../../js/index';
import { tell } from '../told';

export type Ground = { cell: sw.Cell; classes: string[]; mark: string };
export type Scene = {
  box: [number, number, number, number];
  /** What lies below the cells: numbers, edges that meet, the splice. */
  under: VNode[];
  cells: Ground[];
  /** What lies above them: joints, mistakes, attacks, pieces. */
  over: VNode[];
};

type Caption = { says: string; told: sw.MessageData };

/** An element of the crate's picture, its captions in the page's language. */
export function vnodeOf(element: Element, key: string | number): VNode {
  const props: Record<string, unknown> = { key };
  for (const { name, value } of element.attributes) if (name !== 'xmlns') props[name] = value;
  if (element.matches('.caption')) squeeze(element, props);
  const text = element.children.length === 0 ? (element.textContent ?? '') : '';
  return h(element.tagName, props, text ? captionOf(text) : [...element.children].map(vnodeOf));
}

/** A caption, which a letter may name before it: `A: {…}`. */
function captionOf(text: string): string {
  const [, before, said] = /^([^{]*)(\{.*\})$/.exec(text) ?? [];
  return said ? `${before}${tell(JSON.parse(said) as Caption)}` : text;
}

/** Squeezes a caption into the picture. */
function squeeze(caption: Element, props: Record<string, unknown>): void {
  const room = Number(caption.closest('svg')?.getAttribute('viewBox')?.split(' ')[2] ?? 0) - 40;
  const long = captionOf(caption.textContent ?? '').length * 12;
  if (long > room) Object.assign(props, { textLength: room, lengthAdjust: 'spacingAndGlyphs' });
}

export const parsed = (svg: string): Element => new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;

function groundOf(element: Element): Ground {
  const cell = (element.getAttribute('data-cell') ?? '').split(',').map(Number) as sw.Cell;
  const printed = element.querySelector('.mark') ?? element.querySelector(':scope > text');
  const home = element.querySelector('.home') ? ['home'] : [];
  return { cell, classes: [...element.classList, ...home], mark: printed?.textContent ?? '' };
}

const inOrder = ({ cell: one }: Ground, { cell: other }: Ground) => one[1] - other[1] || one[0] - other[0];

export function sceneOf(svg: string): Scene {
  const root = parsed(svg);
  const box = (root.getAttribute('viewBox') ?? '0 0 0 0').split(' ').map(Number) as Scene['box'];
  const scene: Scene = { box, under: [], cells: [], over: [] };
  [...root.children].forEach((element, key) => {
    if (element.hasAttribute('data-cell')) scene.cells.push(groundOf(element));
    else if (!element.matches('title, style, .space')) scene[scene.cells.length ? 'over' : 'under'].push(vnodeOf(element, key));
  });
  scene.cells.sort(inOrder);
  return scene;
}
