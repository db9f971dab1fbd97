import type { FastifyInstance, FastifyReply } from 'fastify';
import { sendNotFound } from '../http/web-files.ts';

/** A template may be asked for again after so many seconds: it changes with a new version of the server alone. */
const FRESH_SECONDS = 300;

/**
 * Serves the templates that come with the product, to everybody: `/templates/templates.json` lists them, and each has a file
 * of its own beside it. They hold nothing of anybody's. They are made when they are first asked for.
 */
export function serveTemplates(app: FastifyInstance): void {
  let made: Promise<ReadonlyMap<string, string>> | undefined;
  const send = async (key: string, reply: FastifyReply) => {
    made ??= import('./template-files.ts').then(({ templateFiles }) => templateFiles());
    const file = (await made).get(key);
    if (file === undefined) return sendNotFound(reply);
    return reply.type('application/json').header('cache-control', `public, max-age=${FRESH_SECONDS}`).send(file);
  };
  app.get<{ Params: { readonly key: string } }>('/templates/:key(^[a-z0-9-]+$).json', (request, reply) =>
    send(request.params.key, reply),
  );
}
