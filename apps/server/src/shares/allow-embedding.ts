import type { FastifyInstance } from 'fastify';
import type { ServerContext } from '../context.ts';
import { getPagePolicy, type SecurityHeadersOptions } from '../http/security-headers.ts';
import { findShareByCode } from './shares-store.ts';

const SHARE_PAGE = /^\/form\/([\w-]{1,64})\/?$/;

/**
 * Allows the origins in a share link's settings to embed the page of that link, but no other page of the app. Must be
 * added before the hook that sets the headers of all responses.
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
      // The page reports that the server is unavailable. Until then, it can't be embedded.
      request.log.warn({ err: error }, 'Who may frame a share link could not be asked');
    });
    if (!share || share.deleted_at || share.embed_origins.length === 0) return;
    const frameAncestors = [...headers.frameAncestors, ...share.embed_origins];
    reply.header('content-security-policy', getPagePolicy(path, { ...headers, frameAncestors }));
  });
}
