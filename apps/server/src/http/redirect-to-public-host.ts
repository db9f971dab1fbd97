import type { FastifyInstance } from 'fastify';

/**
 * Redirects page requests for `127.0.0.1` to `localhost`, since sign-in and storage belong to one origin, and these are
 * different ones for the browser.
 *
 * @param publicUrl URL on this machine, without a proxy in between
 */
export function redirectToPublicHost(app: FastifyInstance, publicUrl: string): void {
  const { host, port } = new URL(publicUrl);
  const others = new Set([`127.0.0.1:${port}`, `[::1]:${port}`].filter((other) => other !== host));
  app.addHook('onRequest', async (request, reply) => {
    const isNavigation = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
    if (isNavigation && others.has(request.host)) return reply.redirect(`${publicUrl}${request.url}`, 307);
  });
}
