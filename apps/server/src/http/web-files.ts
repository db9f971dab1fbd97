import fastifyStatic from '@fastify/static';
import { pageOf } from '@tideform/contract/pages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** The build writes its content's hash into the name: the file never changes. */
const HASHED = /\/assets\/[^/]+-[\w-]{8}\.\w+(\.(br|gz))?$/;

/** Paths that are never a screen of the app: a miss there is a 404, not the app. */
const NOT_A_SCREEN = /^\/(api|v1\.0|identity|workspace|operator|metrics|assets|fonts|help|screenshots)(\/|$)/;

/**
 * Serves the built web app. Files that carry their content's hash in the name are kept for ever; everything else, the page
 * and the service worker first of all, is asked for again each time. Any other address a person can open is a screen: it gets
 * the page that `pageOf` names.
 *
 * @param root folder of the build, the one with the pages
 */
export async function serveWebFiles(app: FastifyInstance, root: string): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    // NOTE: its own route lists the whole folder, thousands of names, with each request, to see that a path is spelled exactly
    // so: for those whose folders know no capitals and who guard some paths. We guard none here.
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      reply.header('cache-control', HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  app.get('/help', (_request, reply) => reply.redirect('/help/index.html'));
  // NOTE: a file of a screen's name is not looked for: each look in vain leaves listeners on the response, and is waited for.
  app.get('/*', (request, reply) =>
    isScreen(request) && !namesFile(pathOf(request)) ? sendPage(request, reply, root) : reply.sendFile(pathOf(request)),
  );
  app.setNotFoundHandler((request, reply) =>
    isScreen(request) ? sendPage(request, reply, root) : sendNotFound(reply),
  );
}

const sendPage = (request: FastifyRequest, reply: FastifyReply, root: string): FastifyReply =>
  reply.header('cache-control', 'no-cache').sendFile(pageOf(pathOf(request)), root);

function isScreen(request: FastifyRequest): boolean {
  const path = pathOf(request);
  const isNavigation = (request.headers.accept ?? '').includes('text/html');
  return (request.method === 'GET' || request.method === 'HEAD') && isNavigation && !NOT_A_SCREEN.test(path);
}

const pathOf = (request: FastifyRequest): string => request.url.split('?', 1)[0] ?? '';

/** Its last part says of which kind it is. */
const namesFile = (path: string): boolean => path.lastIndexOf('.') > path.lastIndexOf('/');

export function sendNotFound(reply: FastifyReply): FastifyReply {
  return reply.status(404).type('text/plain; charset=utf-8').send('Not found');
}
