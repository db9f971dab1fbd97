import type { GraphOperation } from './operation.ts';

/**
 * Fills a path template and encodes its parameters: `/drives/b!x/root:/a%20b/c.txt`.
 *
 * @throws if a parameter is missing, empty or a dot segment, which would address something else
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
 * Checks that a next or delta link is below Graph's base address, before the access token is sent there.
 *
 * @throws if the link is outside the base address, which must never receive the token
 */
export function requireLinkBelowBase(baseUrl: string, link: string): string {
  const base = new URL(baseUrl);
  const url = new URL(link);
  if (url.origin !== base.origin || !url.pathname.startsWith(`${base.pathname}/`)) {
    throw new Error(`A link is outside ${base.origin}${base.pathname}: ${url.origin}${url.pathname}`);
  }
  return url.href;
}

/**
 * Formats a request as `METHOD path` for error messages, without the query, which may contain secrets and personal
 * data.
 */
export function formatRequestLabel(method: string, url: string): string {
  return `${method} ${new URL(url).pathname}`;
}
