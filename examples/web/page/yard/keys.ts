// Keys of building: they work wherever the focus is, except in fields.
export type Keys = Record<string, (event: KeyboardEvent) => void>;

/** Handles keys by their letter; a capital stands for Shift. */
export function onKeys(keys: Keys): (event: KeyboardEvent) => void {
  return (event) => {
    const { target, key } = event;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (target instanceof HTMLElement && target.closest('input, select, textarea, dialog')) return;
    const does = keys[key] ?? keys[key.toLowerCase()];
    if (!does) return;
    event.preventDefault();
    does(event);
  };
}
