import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { deleteUploadSession, type UploadSession } from '../../library/content/uploads-store.ts';
import { findList } from '../../library/lists/lists-store.ts';
import { refusals } from '../../refusal.ts';
import { answerError, isOurs } from '../call/error-answer.ts';
import type { GraphContext } from '../call/graph-call.ts';
import { isStorableText } from '../call/is-storable.ts';
import { type CopyOutcome, MONITOR_SEAL } from '../drive-items/copy-item.ts';
import { describeItems } from '../drive-items/describe-items.ts';
import type { Download } from '../sign-url.ts';
import { readByteRange } from './byte-range.ts';
import { commitDeferred, type RangeOutcome, receiveRange, requireSession } from './receive-range.ts';
import { describeProgress } from './upload-progress.ts';

/** Serves the pre-authenticated addresses: whoever has one may use it, a token is neither wanted nor read. */
export function serveContent(app: FastifyInstance, context: GraphContext): void {
  const guarded =
    (handle: (request: FastifyRequest<Wild>, reply: FastifyReply) => Promise<FastifyReply>) =>
    async (request: FastifyRequest<Wild>, reply: FastifyReply) =>
      (isStorableText(request.params['*']) ? handle(request, reply) : Promise.reject(refusals.itemNotFound())).catch(
        (error: unknown) => sendError(context, request, reply, error),
      );
  app.options('/workspace/*', async (_request, reply) => reply.code(204).send());
  app.get<Wild>(
    '/workspace/download/*',
    guarded((request, reply) => download(context, request, reply)),
  );
  app.get<Wild>(
    '/workspace/monitor/*',
    guarded((request, reply) => showCopy(context, request, reply)),
  );
  app.post<Wild>(
    '/workspace/upload/*',
    guarded((request, reply) => commit(context, request, reply)),
  );
  app.get<Wild>(
    '/workspace/upload/*',
    guarded((request, reply) => showProgress(context, request, reply)),
  );
  app.delete<Wild>(
    '/workspace/upload/*',
    guarded((request, reply) => cancel(context, request, reply)),
  );
  const bodyLimit = Number.MAX_SAFE_INTEGER;
  app.put<Wild>(
    '/workspace/upload/*',
    { bodyLimit },
    guarded((request, reply) => receive(context, request, reply)),
  );
}

async function commit(
  context: GraphContext,
  request: FastifyRequest<Wild>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const session = await requireSession(context, request.params['*']);
  return sendOutcome(context, reply, session, await commitDeferred(context, session));
}

/** How a copy went: whoever has the address may know. */
async function showCopy(
  context: GraphContext,
  request: FastifyRequest<Wild>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const outcome = context.signer.unseal<CopyOutcome>(MONITOR_SEAL, request.params['*'], context.now());
  if (outcome === undefined) throw refusals.itemNotFound();
  const isDone = 'resourceId' in outcome;
  reply.header('cache-control', 'no-store');
  return reply.send({
    operation: 'ItemCopy',
    percentageComplete: isDone ? 100 : 0,
    status: isDone ? 'completed' : 'failed',
    ...(isDone ? { resourceId: outcome.resourceId } : { error: outcome.error }),
  });
}

interface Wild {
  Params: { '*': string };
}

async function download(
  context: GraphContext,
  request: FastifyRequest<Wild>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const found = context.signer.read(request.params['*'], context.now());
  if (found === undefined) throw refusals.itemNotFound('The download address has expired.');
  const range = readByteRange(request.headers.range, found.size);
  reply.headers(headersOf(found));
  if (range === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${found.size}`).send();
  if (range === undefined)
    return reply.header('content-length', found.size).send(await context.files.open(found.sha256));
  reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${found.size}`);
  reply.header('content-length', range.end - range.start + 1);
  return reply.send(await context.files.open(found.sha256, range));
}

/** What people uploaded must not run as a page of ours: it is saved, not shown. */
function headersOf({ contentType, name }: Download): Record<string, string> {
  return {
    'content-type': contentType,
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'accept-ranges': 'bytes',
    'cache-control': 'private, no-store',
  };
}

async function showProgress(
  context: GraphContext,
  request: FastifyRequest<Wild>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  return reply.send(describeProgress(await requireSession(context, request.params['*'])));
}

async function cancel(
  context: GraphContext,
  request: FastifyRequest<Wild>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const session = await requireSession(context, request.params['*']);
  await deleteUploadSession(context.db, session.id);
  return reply.code(204).send();
}

async function receive(
  context: GraphContext,
  request: FastifyRequest<Wild>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const session = await requireSession(context, request.params['*']);
  const outcome = await receiveRange(context, session, request.headers['content-range'], request.raw);
  return sendOutcome(context, reply, session, outcome);
}

async function sendOutcome(
  context: GraphContext,
  reply: FastifyReply,
  session: UploadSession,
  outcome: RangeOutcome,
): Promise<FastifyReply> {
  if (outcome.kind === 'progress') return reply.code(202).send(outcome.body);
  const list = await findList(context.db, session.listId);
  const [item] = await describeItems({ actor: outcome.actor }, context, { list, items: [outcome.item] });
  return reply.code(outcome.isNew ? 201 : 200).send(item);
}

function sendError(context: GraphContext, request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply {
  const ids = { requestId: request.id, clientRequestId: request.id };
  if (isOurs(error)) request.log.error({ err: error }, 'content request failed');
  const { status, headers = {}, body } = answerError(error, ids, context.now());
  return reply.code(status).headers(headers).send(body);
}
