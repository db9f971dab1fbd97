import type { FastifyRequest } from 'fastify';

/**
 * Whether a form comes from a page of ours. Browsers say where a form lies, and who leads a name of theirs to this machine is told
 * by the name. Programs say neither, and have no person's session to misuse.
 */
export function isOwnPage({ headers, host }: Pick<FastifyRequest, 'headers' | 'host'>, publicUrl: string): boolean {
  const own = new URL(publicUrl);
  const { origin, 'sec-fetch-site': site } = headers;
  if (origin === undefined && site === undefined) return true;
  if (origin !== undefined && origin !== own.origin) return false;
  if (site !== undefined && site !== 'same-origin') return false;
  // NOTE: a proxy may ask us under another name; nothing lies between us and a browser on this machine.
  return host === own.host || !/^(localhost|127\..*|\[::1\])$/.test(own.hostname);
}
