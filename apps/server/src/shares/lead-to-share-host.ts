import type { FastifyInstance } from 'fastify';
import { isHostOf } from '../http/is-host-of.ts';

const SHARE_PAGE = /^\/form\/[^/]+\/?$/;

/**
 * Leads a person who opens a share link on the app's own host to the host of share links: there is nothing of anybody's sign-in there. That is the
 * operator's, or else the app's own with `share.` for its leading `web.`; an app on another host shows shared forms itself.
 *
 * @param shareUrl origin, as the operator has set it
 */
export function leadToShareHost(app: FastifyInstance, shareUrl: string | undefined): void {
  app.addHook('onRequest', async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    if (request.method !== 'GET' || !SHARE_PAGE.test(path)) return;
    const origin = shareUrl ?? originOf(request.protocol, request.host);
    if (origin !== undefined && !isHostOf(new URL(origin), request.host))
      return reply.redirect(`${origin}${request.url}`, 302);
  });
}

function originOf(protocol: string, host: string): string | undefined {
  return host.startsWith('web.') ? `${protocol}://share.${host.slice('web.'.length)}` : undefined;
}
