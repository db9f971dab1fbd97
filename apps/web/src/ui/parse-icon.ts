/** Maximum length of an icon's SVG. The longest of the catalog's 7,447 icons has 4,598 characters. */
const maxLength = 20_000;

/** Path data: only numbers and command letters, so that nothing else can be injected. */
const drawing = /^[\d\s.,+\-MmLlHhVvCcSsQqTtAaZz]+$/;

const attribute = /\s([\w:-]+)="([^"<>]*)"/g;

/**
 * Parses an icon that is stored as SVG text, which is untrusted. An icon is one path in a view box of 24 × 24; nothing
 * else of the text is used.
 *
 * @returns the `d` of the path; `undefined` for anything else
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

/** SVG text to store for an icon. @param path value of `parseIcon` */
export const formatIcon = (path: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="${path}"/></svg>`;
