import type { FastifyRequest } from 'fastify';

/**
 * Returns true if a form was submitted from a page of this server (CSRF and DNS rebinding protection), by the headers
 * that browsers send. Programs don't send these headers, but have no user's session to misuse.
 */
export function isSameOriginForm(
  { headers, host }: Pick<FastifyRequest, 'headers' | 'host'>,
  publicUrl: string,
): boolean {
  const own = new URL(publicUrl);
  const { origin, 'sec-fetch-site': site } = headers;
  if (origin === undefined && site === undefined) return true;
  if (origin !== undefined && origin !== own.origin) return false;
  if (site !== undefined && site !== 'same-origin') return false;
  // NOTE: a proxy may use another host name, but there is none in front of a local server.
  return host === own.host || !/^(localhost|127\..*|\[::1\])$/.test(own.hostname);
}
