import type { FastifyInstance } from 'fastify';

/**
 * What a phone shares is taken by the app's service worker. Where that is not there (yet), the share comes here: nothing of it is read or kept,
 * and the app opens and says so.
 */
export function leadSharesOn(app: FastifyInstance): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, done) => {
      payload.resume();
      done(null);
    });
    scope.post('/share-target', (_, reply) => reply.redirect('/shared', 303));
  });
}
