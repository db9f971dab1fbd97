import type { FastifyInstance } from 'fastify';
import { isHostOf } from '../http/redirects.ts';

const SHARE_PAGE = /^\/form\/[^/]+\/?$/;

/**
 * Redirects share links on the app's host to a separate host, which has no data of signed-in users. The separate host
 * is the configured one, or otherwise the app's host with `share.` instead of a leading `web.`. On other hosts, the app
 * itself shows shared forms.
 *
 * @param shareUrl configured origin for share links
 */
export function redirectToShareHost(app: FastifyInstance, shareUrl: string | undefined): void {
  app.addHook('onRequest', async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    if (request.method !== 'GET' || !SHARE_PAGE.test(path)) return;
    const origin = shareUrl ?? getShareOrigin(request.protocol, request.host);
    if (origin !== undefined && !isHostOf(new URL(origin), request.host))
      return reply.redirect(`${origin}${request.url}`, 302);
  });
}

function getShareOrigin(protocol: string, host: string): string | undefined {
  return host.startsWith('web.') ? `${protocol}://share.${host.slice('web.'.length)}` : undefined;
}
