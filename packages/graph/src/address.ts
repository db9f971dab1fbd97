import type { GraphOperation } from './operation.ts';

/**
 * The path of a call, encoded: `/drives/b!x/root:/a%20b/c.txt`.
 *
 * @throws when a parameter is missing, empty, or is a dot segment, which would address something else
 */
export function fillPath(
  operation: Pick<GraphOperation, 'name' | 'path'>,
  params: Readonly<Record<string, string>>,
): string {
  return operation.path.replaceAll(/\{(\+?)(\w+)\}/g, (_, isPath: string, name: string) => {
    const value = params[name] ?? '';
    const segments = isPath === '' ? [value] : value.split('/');
    return segments.map((segment) => encodeSegment(segment, `${operation.name} ${name}`)).join('/');
  });
}

function encodeSegment(segment: string, of: string): string {
  if (segment === '' || segment === '.' || segment === '..') throw new Error(`${of} has the segment '${segment}'`);
  return encodeURIComponent(segment);
}

/**
 * A next or delta link as an address that may be given the token.
 *
 * @throws when the link leaves the base address: a token must never go elsewhere
 */
export function checkLink(baseUrl: string, link: string): string {
  const base = new URL(baseUrl);
  const url = new URL(link);
  if (url.origin !== base.origin || !url.pathname.startsWith(`${base.pathname}/`)) {
    throw new Error(`A link leaves ${base.origin}${base.pathname}: ${url.origin}${url.pathname}`);
  }
  return url.href;
}

/** `METHOD path` without query, which may hold secrets and people's names. */
export function labelOf(method: string, url: string): string {
  return `${method} ${new URL(url).pathname}`;
}
