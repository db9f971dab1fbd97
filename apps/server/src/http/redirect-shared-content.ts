import type { FastifyInstance } from 'fastify';

/**
 * Redirects a request with content that a phone shares with the app (Web Share Target), if the service worker isn't
 * installed. The content is discarded, and the app tells the user.
 */
export function redirectSharedContent(app: FastifyInstance): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, done) => {
      payload.resume();
      done(null);
    });
    scope.post('/share-target', (_, reply) => reply.redirect('/shared', 303));
  });
}
