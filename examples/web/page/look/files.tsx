// Files that are opened and saved.
import { useRef } from 'preact/hooks';
import { Button } from './button';

type Open = (text: string, name: string) => void;

/** Downloads a text as a file. */
export function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  Object.assign(link, { href: url, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}

/** A button that opens a file. */
export function Opener({ text, open }: { text: string; open: Open }) {
  const input = useRef<HTMLInputElement>(null);
  const take = async (picked: HTMLInputElement) => {
    const file = picked.files?.[0];
    if (file) open(await file.text(), file.name);
    // the same file may be opened again
    picked.value = '';
  };
  return (
    <span>
      <input
        ref={input}
        type="file"
        class="hidden"
        accept=".json,.txt"
        tabIndex={-1}
        aria-label={text}
        onChange={({ currentTarget }) => void take(currentTarget)}
      />
      <Button onClick={() => input.current?.click()}>{text}</Button>
    </span>
  );
}

/** What an element needs so that files can be dropped on it. */
export const dropping = (open: Open) => ({
  onDragOver: (event: DragEvent) => event.preventDefault(),
  onDrop: async (event: DragEvent) => {
    event.preventDefault();
    const file = event.dataTransfer?.files[0];
    if (file) open(await file.text(), file.name);
  },
});
