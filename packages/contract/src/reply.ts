import { ServerOutage } from './errors.ts';
import { idempotencyHeader } from './headers.ts';
import { type Answer, type ApiOperation, commonRefusals, type ValueOf } from './operation.ts';
import { type Problem, problem } from './problem.ts';
import { readLines, streamContentType } from './read-lines.ts';
import type { RequestParts } from './request.ts';

/** A reply that was understood: an answer for the caller, or a refusal of the token that the client may cure by itself. */
export type Reading<Operation extends ApiOperation> =
  | { readonly answer: Answer<Operation>; readonly staleToken?: never }
  | { readonly answer: Answer<Operation>; readonly staleToken: { readonly claims?: string } };

/**
 * Reads a reply, or throws `ServerOutage` when it does not prove that we wrote it for this call: status and media type are
 * not enough, the body must fit the schema and an idempotency key must come back.
 */
export async function readReply<Operation extends ApiOperation>(
  operation: Operation,
  parts: RequestParts,
  reply: Response,
): Promise<Reading<Operation>> {
  if (reply.ok && operation.replyKind === 'stream')
    return { answer: { ok: true, value: openStream(operation, reply) } };
  const body = await readJson(operation, reply);
  if (reply.ok) return { answer: { ok: true, value: readOutput(operation, parts, reply, body) } };
  const told = problem.safeParse(body);
  if (!told.success) throw outage(operation, reply, reply.status >= 500 ? 'server-error' : 'not-ours');
  return readRefusal(operation, reply, told.data);
}

function openStream<Operation extends ApiOperation>(operation: Operation, reply: Response): ValueOf<Operation> {
  const isOurs = reply.headers.get('content-type')?.startsWith(streamContentType) ?? false;
  if (!isOurs) throw outage(operation, reply, 'not-ours');
  return readLines(operation, reply) as unknown as ValueOf<Operation>;
}

function readOutput<Operation extends ApiOperation>(
  operation: Operation,
  parts: RequestParts,
  reply: Response,
  body: unknown,
): Extract<Answer<Operation>, { ok: true }>['value'] {
  const output = operation.output.safeParse(body);
  const isEchoed = !operation.idempotent || reply.headers.get(idempotencyHeader) === parts.idempotencyKey;
  if (!output.success || !isEchoed) throw outage(operation, reply, 'not-ours');
  return output.data as Extract<Answer<Operation>, { ok: true }>['value'];
}

function readRefusal<Operation extends ApiOperation>(
  operation: Operation,
  reply: Response,
  told: Problem,
): Reading<Operation> {
  const isDeclared = told.code in operation.refusals || told.code in commonRefusals;
  if (!isDeclared) throw outage(operation, reply, reply.status >= 500 ? 'server-error' : 'not-ours');
  const answer = {
    ok: false,
    refusal: told.code,
    ...(told.detail !== undefined && { detail: told.detail }),
    ...retryAfter(reply),
  } as Extract<Answer<Operation>, { ok: false }>;
  if (told.code !== 'unauthorized') return { answer };
  return { answer, staleToken: told.claims === undefined ? {} : { claims: told.claims } };
}

async function readJson(operation: ApiOperation, reply: Response): Promise<unknown> {
  const text = await reply.text().catch((cause: unknown) => {
    throw new ServerOutage('network', operation.name, { cause });
  });
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw outage(operation, reply, reply.status >= 500 ? 'server-error' : 'not-ours', cause);
  }
}

function outage(
  operation: ApiOperation,
  reply: Response,
  reason: ServerOutage['reason'],
  cause?: unknown,
): ServerOutage {
  return new ServerOutage(reason, operation.name, { cause, ...retryAfter(reply) });
}

function retryAfter(reply: Response): { retryAfterSeconds?: number } {
  const seconds = Number(reply.headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) ? { retryAfterSeconds: seconds } : {};
}
