// JSON Patch (RFC 6902), as far as the server uses it.

/** An operation. Its path names fields and places in lists, such as `/players/0/name`. */
export type Operation = { op: 'add' | 'replace'; path: string; value: unknown } | { op: 'remove'; path: string };

/** The value after all operations; the given one stays as it was. Throws if one does not fit. */
export function changed<T>(value: T, operations: Operation[]): T {
  return operations.reduce<unknown>((old, operation) => put(old, keysOf(operation.path), operation), value) as T;
}

const keysOf = (path: string) => path.split('/').slice(1).map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));

function put(old: unknown, [key, ...rest]: string[], operation: Operation): unknown {
  if (key === undefined || typeof old !== 'object' || old === null) throw misfit(operation);
  if (Array.isArray(old)) return putInList(old, Number(key), rest, operation);
  const fields = old as Record<string, unknown>;
  if (!Object.hasOwn(fields, key) && (rest.length || operation.op !== 'add')) throw misfit(operation);
  if (rest.length) return { ...fields, [key]: put(fields[key], rest, operation) };
  if (operation.op !== 'remove') return { ...fields, [key]: operation.value };
  const { [key]: _gone, ...others } = fields;
  return others;
}

function putInList(old: unknown[], place: number, rest: string[], operation: Operation): unknown[] {
  const isAdded = operation.op === 'add' && !rest.length;
  if (!(Number.isInteger(place) && place >= 0 && place < old.length + Number(isAdded))) throw misfit(operation);
  const list = [...old];
  if (rest.length) list[place] = put(old[place], rest, operation);
  else if (operation.op === 'remove') list.splice(place, 1);
  else list.splice(place, isAdded ? 0 : 1, operation.value);
  return list;
}

const misfit = ({ op, path }: Operation) => new Error(`${op} does not fit at ${path}`);
