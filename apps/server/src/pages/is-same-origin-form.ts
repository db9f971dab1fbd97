import type { FastifyRequest } from 'fastify';

/**
 * Returns true if the request's form was submitted from a page of this server, according to headers that browsers send
 * (CSRF and DNS rebinding protection). Programs don't send these headers, but have no user's session that could be
 * misused.
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
  // NOTE: with a proxy in front, the host name of the request may differ. A server for local use has no proxy.
  return host === own.host || !/^(localhost|127\..*|\[::1\])$/.test(own.hostname);
}
