import type { FastifyInstance } from 'fastify';

/**
 * Redirects page requests for `127.0.0.1` to `localhost`. Browsers treat these as different origins, and the sign-in
 * and stored data belong to only one origin.
 *
 * @param publicUrl URL of the server on this machine, without a proxy in between
 */
export function redirectToPublicHost(app: FastifyInstance, publicUrl: string): void {
  const { host, port } = new URL(publicUrl);
  const others = new Set([`127.0.0.1:${port}`, `[::1]:${port}`].filter((other) => other !== host));
  app.addHook('onRequest', async (request, reply) => {
    const isNavigation = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
    if (isNavigation && others.has(request.host)) return reply.redirect(`${publicUrl}${request.url}`, 307);
  });
}

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

/** Returns true if a Host header matches an origin, ignoring case, a trailing dot and the default port. */
export function isHostOf(origin: URL, host: string): boolean {
  const requestedUrl = URL.parse(`${origin.protocol}//${host}`);
  return (
    requestedUrl !== null &&
    removeTrailingDot(requestedUrl.hostname) === removeTrailingDot(origin.hostname) &&
    requestedUrl.port === origin.port
  );
}

const removeTrailingDot = (hostname: string): string => hostname.replace(/\.$/, '');
