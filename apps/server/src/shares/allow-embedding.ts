import type { FastifyInstance } from 'fastify';
import type { ServerContext } from '../context.ts';
import { getPagePolicy, type SecurityHeadersOptions } from '../http/security-headers.ts';
import { findShareByCode } from './shares-store.ts';

const SHARE_PAGE = /^\/form\/([\w-]{1,64})\/?$/;

/**
 * Allows the origins in a share link's settings to embed that link's page, but no other page of the app. Must be added
 * before the hook that sets the security headers of all responses.
 */
export function allowEmbedding(
  app: FastifyInstance,
  { database }: Pick<ServerContext, 'database'>,
  headers: SecurityHeadersOptions,
): void {
  app.addHook('onSend', async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    const code = SHARE_PAGE.exec(path)?.[1];
    if (code === undefined || !String(reply.getHeader('content-type') ?? '').startsWith('text/html')) return;
    const share = await findShareByCode(database, code).catch((error: unknown) => {
      // The page itself reports that the server is unavailable. Until the database is back, other origins can't embed
      // the page.
      request.log.warn({ err: error }, 'Failed to load the embedding origins of a share link');
    });
    if (!share || share.deleted_at || share.embed_origins.length === 0) return;
    const frameAncestors = [...headers.frameAncestors, ...share.embed_origins];
    reply.header('content-security-policy', getPagePolicy(path, { ...headers, frameAncestors }));
  });
}
