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
