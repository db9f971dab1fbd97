import type { FastifyInstance, FastifyRequest } from 'fastify';

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

/** Submitted fields of an HTML form. Checkboxes can have several values under one name. */
export type FormFields = URLSearchParams;

/** Registers the parser for submitted HTML forms in a Fastify scope. */
export function registerFormParser(app: FastifyInstance, bodyLimit = 65_536): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit }, (_, body, done) =>
    done(null, new URLSearchParams(String(body))),
  );
}

/** Returns the trimmed value of a field; empty if the field is missing or too long. */
export function getField(fields: FormFields, name: string, maxLength = 200): string {
  const text = (fields.get(name) ?? '').trim();
  return text.length > maxLength ? '' : text;
}
