import type { FastifyInstance } from 'fastify';

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
