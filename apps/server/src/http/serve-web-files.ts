import fastifyStatic from '@fastify/static';
import { getPage } from '@tideform/contract/pages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Pattern for files whose name contains a hash of their content. These files never change. */
const HASHED_ASSET_PATH = /\/assets\/[^/]+-[\w-]{8}\.\w+(\.(br|gz))?$/;

/** Paths that are never a screen of the app. Requests for missing files at these paths get a 404. */
const NON_SCREEN_PATH = /^\/(api|v1\.0|identity|workspace|operator|metrics|assets|fonts|help|screenshots)(\/|$)/;

/**
 * Serves the built web app. Files with a hash in their name are cached forever. All other files, such as pages and the
 * service worker, are revalidated each time. For other paths, which are screens of the app, `filterPeoplePage` returns the page.
 *
 * @param root folder of the built web app
 */
export async function serveWebFiles(app: FastifyInstance, root: string): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    // NOTE: the plugin's own route would list the whole folder on each request, to compare the case of the path. That
    // matters only for protected paths, and the web app has none.
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      reply.header('cache-control', HASHED_ASSET_PATH.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  app.get('/help', (_request, reply) => reply.redirect('/help/index.html'));
  // NOTE: for a path of a screen, the server doesn't look for a file first, since each failed attempt takes time and
  // leaves listeners on the response.
  app.get('/*', (request, reply) =>
    isScreenRequest(request) && !hasExtension(getPath(request))
      ? sendPage(request, reply, root)
      : reply.sendFile(getPath(request)),
  );
  app.setNotFoundHandler((request, reply) =>
    isScreenRequest(request) ? sendPage(request, reply, root) : sendNotFound(reply),
  );
}

const sendPage = (request: FastifyRequest, reply: FastifyReply, root: string): FastifyReply =>
  reply.header('cache-control', 'no-cache').sendFile(getPage(getPath(request)), root);

function isScreenRequest(request: FastifyRequest): boolean {
  const path = getPath(request);
  const isNavigation = (request.headers.accept ?? '').includes('text/html');
  return (request.method === 'GET' || request.method === 'HEAD') && isNavigation && !NON_SCREEN_PATH.test(path);
}

const getPath = (request: FastifyRequest): string => request.url.split('?', 1)[0] ?? '';

/** Returns true if the last segment of a path has a file extension. */
const hasExtension = (path: string): boolean => path.lastIndexOf('.') > path.lastIndexOf('/');

export function sendNotFound(reply: FastifyReply): FastifyReply {
  return reply.status(404).type('text/plain; charset=utf-8').send('Not found');
}
