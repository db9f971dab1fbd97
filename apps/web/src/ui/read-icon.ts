/** The longest of the 7,447 icons of the catalog has 4,598 characters. */
const maxLength = 20_000;

/** Numbers and the letters of path commands: nothing that could be more than a drawing. */
const drawing = /^[\d\s.,+\-MmLlHhVvCcSsQqTtAaZz]+$/;

const attribute = /\s([\w:-]+)="([^"<>]*)"/g;

/**
 * Reads an icon that is stored as SVG text. Anybody can write such a text: an icon is one path in a view box of
 * 24 × 24, and nothing else of the text is taken over.
 * @returns the `d` of the path; `undefined` for anything else
 */
export function readIcon(svg: string | undefined): string | undefined {
  if (!svg || svg.length > maxLength) return undefined;
  const [, outer, inner] = /^\s*<svg(\s[^<>]*)>\s*<path(\s[^<>]*?)(?:\/>|>\s*<\/path>)\s*<\/svg>\s*$/.exec(svg) ?? [];
  if (outer === undefined || inner === undefined) return undefined;
  const path = attributesOf(inner).get('d') ?? '';
  return attributesOf(outer).get('viewBox') === '0 0 24 24' && drawing.test(path) ? path : undefined;
}

const attributesOf = (text: string): ReadonlyMap<string, string> =>
  new Map([...text.matchAll(attribute)].map(([, name, value]) => [name!, value!]));

/** The SVG text that is stored for an icon. @param path what `readIcon` reads back */
export const writeIcon = (path: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="${path}"/></svg>`;
