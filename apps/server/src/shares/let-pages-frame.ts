import type { FastifyInstance } from 'fastify';
import type { ServerContext } from '../context.ts';
import { pagePolicyOf, type SecurityHeadersOptions } from '../http/security-headers.ts';
import { findShareByCode } from './shares-store.ts';

const SHARE_PAGE = /^\/form\/([\w-]{1,64})\/?$/;

/**
 * Lets the pages that a link names frame the page of that link, and nothing else of the app. To be added before the headers that
 * every response gets.
 */
export function letPagesFrame(
  app: FastifyInstance,
  { database }: Pick<ServerContext, 'database'>,
  headers: SecurityHeadersOptions,
): void {
  app.addHook('onSend', async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    const code = SHARE_PAGE.exec(path)?.[1];
    if (code === undefined || !String(reply.getHeader('content-type') ?? '').startsWith('text/html')) return;
    const share = await findShareByCode(database, code).catch((error: unknown) => {
      // The page itself says that the server is away; nobody frames it meanwhile.
      request.log.warn({ err: error }, 'Who may frame a share link could not be asked');
    });
    if (!share || share.deleted_at || share.embed_origins.length === 0) return;
    const frameAncestors = [...headers.frameAncestors, ...share.embed_origins];
    reply.header('content-security-policy', pagePolicyOf(path, { ...headers, frameAncestors }));
  });
}
