/** Properties with the display name of people, choices, files and addresses. */
const displayNameProperties = ['label', 'displayName', 'formatted_address', 'originalName', 'name', 'title'] as const;

/** Maximum number of formatted entries of a list, indexed by nesting depth; deeper lists are omitted. */
const maxEntries = [200, 20, 20] as const;

/** Formats a value as text: a list with commas, an object by its display name, an absent value as an empty string. */
export function formatValue(value: unknown): string {
  return formatAtDepth(value, 0);
}

function formatAtDepth(value: unknown, depth: number): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'number') return Number.isNaN(value) ? '' : String(value);
  if (typeof value === 'string' || typeof value === 'boolean') return String(value);
  if (typeof value !== 'object' || depth >= maxEntries.length) return '';
  return Array.isArray(value) ? formatList(value, depth) : formatObject(value as Record<string, unknown>, depth);
}

function formatList(list: readonly unknown[], depth: number): string {
  return list
    .slice(0, maxEntries[depth])
    .map((one) => formatAtDepth(one, depth + 1))
    .filter((text) => text !== '')
    .join(', ');
}

function formatObject(object: Readonly<Record<string, unknown>>, depth: number): string {
  const getOwn = (name: string) => (Object.hasOwn(object, name) ? object[name] : undefined);
  const name = displayNameProperties.map(getOwn).find((value) => typeof value === 'string' && value !== '');
  if (name !== undefined) return String(name);
  if (typeof getOwn('mode') === 'string' && typeof getOwn('address') === 'object')
    return formatAddress(getOwn('address'), depth);
  const entries = Object.entries(object).slice(0, maxEntries[depth]);
  const isSelection = entries.every(([, value]) => typeof value === 'boolean');
  return isSelection ? entries.flatMap(([key, isSelected]) => (isSelected ? [key] : [])).join(', ') : '';
}

function formatAddress(address: unknown, depth: number): string {
  const { address1, address2, city, state, zip, country } = { ...(address as Record<string, unknown> | null) };
  return formatAtDepth(address, depth + 1) || formatList([address1, address2, city, state, zip, country], depth);
}
