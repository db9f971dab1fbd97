import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ByteRange } from '../../../files/file-store.ts';
import { deleteUploadSession, type UploadSession } from '../../library/content/uploads-store.ts';
import { findList } from '../../library/lists/lists-store.ts';
import { refusals } from '../../refusal.ts';
import { createErrorResponse, isServerError } from '../call/error-response.ts';
import type { GraphContext } from '../call/graph-call.ts';
import { isStorableText } from '../call/read-json.ts';
import type { DownloadInfo } from '../create-url-signer.ts';
import { type CopyResult, MONITOR_SEAL } from '../drive-items/copy-item.ts';
import { describeItems } from '../drive-items/describe-items.ts';
import { describeProgress } from './create-upload-session.ts';
import { commitDeferred, type RangeResult, receiveRange, requireSession } from './receive-range.ts';

/** Serves the pre-authenticated URLs. They are their own credential, so no token is required or read. */
export function serveContent(app: FastifyInstance, context: GraphContext): void {
  const withErrorHandling =
    (handle: (request: FastifyRequest<WildcardRoute>, reply: FastifyReply) => Promise<FastifyReply>) =>
    async (request: FastifyRequest<WildcardRoute>, reply: FastifyReply) =>
      (isStorableText(request.params['*']) ? handle(request, reply) : Promise.reject(refusals.itemNotFound())).catch(
        (error: unknown) => sendError(context, request, reply, error),
      );
  app.options('/workspace/*', async (_request, reply) => reply.code(204).send());
  app.get<WildcardRoute>(
    '/workspace/download/*',
    withErrorHandling((request, reply) => sendDownload(context, request, reply)),
  );
  app.get<WildcardRoute>(
    '/workspace/monitor/*',
    withErrorHandling((request, reply) => sendCopyStatus(context, request, reply)),
  );
  app.post<WildcardRoute>(
    '/workspace/upload/*',
    withErrorHandling((request, reply) => commitUpload(context, request, reply)),
  );
  app.get<WildcardRoute>(
    '/workspace/upload/*',
    withErrorHandling((request, reply) => sendProgress(context, request, reply)),
  );
  app.delete<WildcardRoute>(
    '/workspace/upload/*',
    withErrorHandling((request, reply) => cancelUpload(context, request, reply)),
  );
  const bodyLimit = Number.MAX_SAFE_INTEGER;
  app.put<WildcardRoute>(
    '/workspace/upload/*',
    { bodyLimit },
    withErrorHandling((request, reply) => receiveUploadRange(context, request, reply)),
  );
}

async function commitUpload(
  context: GraphContext,
  request: FastifyRequest<WildcardRoute>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const session = await requireSession(context, request.params['*']);
  return sendRangeResult(context, reply, session, await commitDeferred(context, session));
}

/** Sends the result of a copy to anyone with its monitor URL. */
async function sendCopyStatus(
  context: GraphContext,
  request: FastifyRequest<WildcardRoute>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const result = context.signer.unseal<CopyResult>(MONITOR_SEAL, request.params['*'], context.now());
  if (result === undefined) throw refusals.itemNotFound();
  const isDone = 'resourceId' in result;
  reply.header('cache-control', 'no-store');
  return reply.send({
    operation: 'ItemCopy',
    percentageComplete: isDone ? 100 : 0,
    status: isDone ? 'completed' : 'failed',
    ...(isDone ? { resourceId: result.resourceId } : { error: result.error }),
  });
}

interface WildcardRoute {
  Params: { '*': string };
}

async function sendDownload(
  context: GraphContext,
  request: FastifyRequest<WildcardRoute>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const target = context.signer.read(request.params['*'], context.now());
  if (target === undefined) throw refusals.itemNotFound('The download address has expired.');
  const range = parseByteRange(request.headers.range, target.size);
  reply.headers(getDownloadHeaders(target));
  if (range === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${target.size}`).send();
  if (range === undefined)
    return reply.header('content-length', target.size).send(await context.files.open(target.sha256));
  reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${target.size}`);
  reply.header('content-length', range.end - range.start + 1);
  return reply.send(await context.files.open(target.sha256, range));
}

/** Returns headers that make browsers download uploaded content instead of rendering it on our origin. */
function getDownloadHeaders({ contentType, name }: DownloadInfo): Record<string, string> {
  return {
    'content-type': contentType,
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'accept-ranges': 'bytes',
    'cache-control': 'private, no-store',
  };
}

async function sendProgress(
  context: GraphContext,
  request: FastifyRequest<WildcardRoute>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  return reply.send(describeProgress(await requireSession(context, request.params['*'])));
}

async function cancelUpload(
  context: GraphContext,
  request: FastifyRequest<WildcardRoute>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const session = await requireSession(context, request.params['*']);
  await deleteUploadSession(context.db, session.id);
  return reply.code(204).send();
}

async function receiveUploadRange(
  context: GraphContext,
  request: FastifyRequest<WildcardRoute>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const session = await requireSession(context, request.params['*']);
  const result = await receiveRange(context, session, request.headers['content-range'], request.raw);
  return sendRangeResult(context, reply, session, result);
}

async function sendRangeResult(
  context: GraphContext,
  reply: FastifyReply,
  session: UploadSession,
  result: RangeResult,
): Promise<FastifyReply> {
  if (result.kind === 'progress') return reply.code(202).send(result.body);
  const list = await findList(context.db, session.listId);
  const [item] = await describeItems({ actor: result.actor }, context, { list, items: [result.item] });
  return reply.code(result.isNew ? 201 : 200).send(item);
}

function sendError(context: GraphContext, request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply {
  const ids = { requestId: request.id, clientRequestId: request.id };
  if (isServerError(error)) request.log.error({ err: error }, 'content request failed');
  const { status, headers = {}, body } = createErrorResponse(error, ids, context.now());
  return reply.code(status).headers(headers).send(body);
}

/**
 * Parses a `Range` header. Returns `undefined`, for the whole content, when there is no range, several ranges or a
 * malformed one (RFC 9110 §14.2).
 */
function parseByteRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return undefined;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== '' && last !== '' && Number(last) < Number(first)) return undefined;
  return start > end ? 'unsatisfiable' : { start, end };
}
