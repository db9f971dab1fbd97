import type { FastifyInstance } from 'fastify';

/**
 * Leads a person who opened `127.0.0.1` to `localhost`: sign-in and storage belong to one origin, and to the browser these
 * are two.
 *
 * @param publicUrl on this machine, without a proxy in between
 */
export function leadToOneAddress(app: FastifyInstance, publicUrl: string): void {
  const { host, port } = new URL(publicUrl);
  const others = new Set([`127.0.0.1:${port}`, `[::1]:${port}`].filter((other) => other !== host));
  app.addHook('onRequest', async (request, reply) => {
    const isNavigation = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
    if (isNavigation && others.has(request.host)) return reply.redirect(`${publicUrl}${request.url}`, 307);
  });
}
