import type { FastifyInstance } from 'fastify';

/** What a page's form says. A name may come several times: boxes that are ticked. */
export type Fields = URLSearchParams;

/** Has forms of our pages read, in a scope of their own. */
export function readForms(app: FastifyInstance, bodyLimit = 65_536): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit }, (_, body, done) =>
    done(null, new URLSearchParams(String(body))),
  );
}

/** One field without what surrounds it; empty: it is not there, or too long to be meant. */
export function fieldOf(fields: Fields, name: string, most = 200): string {
  const text = (fields.get(name) ?? '').trim();
  return text.length > most ? '' : text;
}
