// DOM helpers. Text is never parsed as markup.

type Child = Node | string | null | false | undefined;
type Props = Record<string, string | number | boolean | ((event: never) => void) | null | undefined>;

/** Creates an element with attributes, listeners (`onclick`) and children. */
export function el<K extends keyof HTMLElementTagNameMap>(name: K, props: Props = {}, ...children: Child[]): HTMLElementTagNameMap[K] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(props)) {
    if (value === null || value === undefined || value === false) continue;
    if (typeof value === 'function') made.addEventListener(key.slice(2), value as EventListener);
    else made.setAttribute(key, value === true ? '' : String(value));
  }
  made.append(...children.filter((child): child is Node | string => child !== null && child !== undefined && child !== false));
  return made;
}

/** A labelled select. */
export function select(label: string, options: [string, string][], chosen: string, onchange: (value: string) => void): HTMLElement {
  const list = el(
    'select',
    { onchange: () => onchange(list.value) },
    ...options.map(([value, text]) => el('option', { value, selected: value === chosen }, text)),
  );
  return el('label', { class: 'field' }, el('span', {}, label), list);
}

export function button(text: string, onclick: () => void, props: Props = {}): HTMLButtonElement {
  return el('button', { type: 'button', onclick, ...props }, text);
}

/** Downloads a text as a file. */
export function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  el('a', { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}

/** A button that opens a file, also a drop target. */
export function opener(text: string, open: (text: string, name: string) => void): HTMLElement {
  const take = async (file: File | undefined) => file && open(await file.text(), file.name);
  const input = el('input', {
    type: 'file',
    class: 'hidden',
    accept: '.json,.txt',
    tabindex: -1,
    'aria-label': text,
    onchange: () => void take(input.files?.[0]),
  });
  return el(
    'span',
    {},
    input,
    button(text, () => input.click()),
  );
}

/** Opens files dropped on an element. */
export function droppable(on: HTMLElement, open: (text: string, name: string) => void): void {
  on.addEventListener('dragover', (event) => event.preventDefault());
  on.addEventListener('drop', async (event) => {
    event.preventDefault();
    const file = event.dataTransfer?.files[0];
    if (file) open(await file.text(), file.name);
  });
}
