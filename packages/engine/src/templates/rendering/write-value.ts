/** Names that say what an object is, of people, choices, files and addresses. */
const tellingNames = ['label', 'displayName', 'formatted_address', 'originalName', 'name', 'title'] as const;

/** How many entries of a list are written, and of a list in it; what lies deeper is not. */
const mostEntries = [200, 20, 20] as const;

/** Writes a value as text: nothing for nothing, a list with commas, an object by the name it goes by. */
export function writeValue(value: unknown): string {
  return writeAt(value, 0);
}

function writeAt(value: unknown, depth: number): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'number') return Number.isNaN(value) ? '' : String(value);
  if (typeof value === 'string' || typeof value === 'boolean') return String(value);
  if (typeof value !== 'object' || depth >= mostEntries.length) return '';
  return Array.isArray(value) ? writeList(value, depth) : writeObject(value as Record<string, unknown>, depth);
}

function writeList(list: readonly unknown[], depth: number): string {
  return list
    .slice(0, mostEntries[depth])
    .map((one) => writeAt(one, depth + 1))
    .filter((text) => text !== '')
    .join(', ');
}

function writeObject(object: Readonly<Record<string, unknown>>, depth: number): string {
  const own = (name: string) => (Object.hasOwn(object, name) ? object[name] : undefined);
  const name = tellingNames.map(own).find((value) => typeof value === 'string' && value !== '');
  if (name !== undefined) return String(name);
  if (typeof own('mode') === 'string' && typeof own('address') === 'object') return writeAddress(own('address'), depth);
  const entries = Object.entries(object).slice(0, mostEntries[depth]);
  const isTicked = entries.every(([, value]) => typeof value === 'boolean');
  return isTicked ? entries.flatMap(([key, ticked]) => (ticked ? [key] : [])).join(', ') : '';
}

function writeAddress(address: unknown, depth: number): string {
  const { address1, address2, city, state, zip, country } = { ...(address as Record<string, unknown> | null) };
  return writeAt(address, depth + 1) || writeList([address1, address2, city, state, zip, country], depth);
}
