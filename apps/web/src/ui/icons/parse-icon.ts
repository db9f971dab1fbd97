/** Maximum number of characters in an icon's SVG. The longest of the catalog's 7,447 icons has 4,598 characters. */
const maxLength = 20_000;

/** Matches the data of an SVG path: only numbers and command letters, so that nothing else can be injected. */
const drawing = /^[\d\s.,+\-MmLlHhVvCcSsQqTtAaZz]+$/;

const attribute = /\s([\w:-]+)="([^"<>]*)"/g;

/**
 * Parses an icon that is stored as SVG text, which is untrusted. An icon is one path in a view box of 24 × 24; other
 * parts of the text are ignored.
 *
 * @returns the path's data (attribute `d`); `undefined` if the text isn't an icon
 */
export function parseIcon(svg: string | undefined): string | undefined {
  if (!svg || svg.length > maxLength) return undefined;
  const [, outer, inner] = /^\s*<svg(\s[^<>]*)>\s*<path(\s[^<>]*?)(?:\/>|>\s*<\/path>)\s*<\/svg>\s*$/.exec(svg) ?? [];
  if (outer === undefined || inner === undefined) return undefined;
  const path = parseAttributes(inner).get('d') ?? '';
  return parseAttributes(outer).get('viewBox') === '0 0 24 24' && drawing.test(path) ? path : undefined;
}

const parseAttributes = (text: string): ReadonlyMap<string, string> =>
  new Map([...text.matchAll(attribute)].map(([, name, value]) => [name!, value!]));

/**
 * Formats an icon as SVG text for storing it.
 * @param path path data, as `parseIcon` returns it
 */
export const formatIcon = (path: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="${path}"/></svg>`;
