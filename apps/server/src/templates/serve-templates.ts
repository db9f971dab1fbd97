import type { FastifyInstance, FastifyReply } from 'fastify';
import { sendNotFound } from '../http/serve-web-files.ts';

/** How long clients may cache templates, in seconds. Templates change only with a new version of the server. */
const CACHE_SECONDS = 300;

/**
 * Serves the product's templates without authentication, since they contain no user data. `/templates/templates.json`
 * lists all templates, and each template has a separate file next to the list. The files are created on the first
 * request.
 */
export function serveTemplates(app: FastifyInstance): void {
  let filesPromise: Promise<ReadonlyMap<string, string>> | undefined;
  const send = async (key: string, reply: FastifyReply) => {
    filesPromise ??= import('./create-template-files.ts').then(({ createTemplateFiles: templateFiles }) =>
      templateFiles(),
    );
    const file = (await filesPromise).get(key);
    if (file === undefined) return sendNotFound(reply);
    return reply.type('application/json').header('cache-control', `public, max-age=${CACHE_SECONDS}`).send(file);
  };
  app.get<{ Params: { readonly key: string } }>('/templates/:key(^[a-z0-9-]+$).json', (request, reply) =>
    send(request.params.key, reply),
  );
}
