import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { type BatchRequest, operations } from '@tideform/graph';
import { Refusal } from '../../refusal.ts';
import { answerError, type RequestIds } from '../call/error-answer.ts';
import { type GraphAnswer, type GraphCall, type GraphContext, implement, ok } from '../call/graph-call.ts';

type Entry = BatchRequest['requests'][number];
type Answered = Record<string, unknown> & { readonly status: number };

const MAX_ENTRIES = 20;

export const batch = implement(operations.batch, async (call, context) => {
  const { requests } = call.body;
  requireSound(requests);
  const answers = new Map<string, Promise<Answered>>();
  // NOTE: an entry waits for those that it depends on, which may stand behind it: all promises exist before any is awaited.
  const begin = (entry: Entry): Promise<Answered> => {
    const known = answers.get(entry.id);
    if (known) return known;
    const needed = (entry.dependsOn ?? []).map((id) => begin(requests.find((one) => one.id === id)!));
    const answer = answerAfter(call, context, entry, needed);
    answers.set(entry.id, answer);
    return answer;
  };
  const responses = await Promise.all(requests.map(async (entry) => ({ id: entry.id, ...(await begin(entry)) })));
  return ok({ responses });
});

async function answerAfter(
  call: GraphCall<never, unknown>,
  context: GraphContext,
  entry: Entry,
  needed: readonly Promise<Answered>[],
): Promise<Answered> {
  const before = await Promise.all(needed);
  if (before.some(({ status }) => status >= 400)) {
    return describe(answerError(failedDependency(), makeIds(), context.now()));
  }
  const headers = Object.fromEntries(
    Object.entries(entry.headers ?? {}).map(([name, value]) => [name.toLowerCase(), value]),
  );
  const answer = await context.answer(call.actor, {
    method: entry.method.toUpperCase(),
    address: entry.url,
    headers,
    content: contentOf(entry, headers['content-type']),
  });
  return describe(answer);
}

/** JSON as it is, everything else from base64. */
function contentOf({ body }: Entry, contentType: string | undefined): Readable {
  if (body === undefined || body === null) return Readable.from([]);
  const isBytes = typeof body === 'string' && !/json/i.test(contentType ?? '');
  return Readable.from([isBytes ? Buffer.from(body, 'base64') : Buffer.from(JSON.stringify(body))]);
}

async function describe({ status, headers = {}, body }: GraphAnswer): Promise<Answered> {
  const shown = Object.fromEntries(Object.entries(headers).map(([name, value]) => [capitalize(name), value]));
  if (body === undefined) return { status, headers: shown };
  if (body instanceof Readable) return { status, headers: shown, body: (await buffer(body)).toString('base64') };
  return { status, headers: { 'Content-Type': 'application/json', ...shown }, body };
}

function capitalize(name: string): string {
  return name.replace(/(^|-)[a-z]/g, (letters) => letters.toUpperCase());
}

/** @throws 400 for too many entries, ids that are not unique, and dependencies that are unknown or go in a circle */
function requireSound(requests: readonly Entry[]): void {
  const ids = new Set(requests.map((entry) => entry.id.toLowerCase()));
  if (requests.length > MAX_ENTRIES) throw malformed(`A batch has at most ${MAX_ENTRIES} requests.`);
  if (ids.size < requests.length) throw malformed('The ids of a batch must be unique.');
  const seen = new Map<string, 'open' | 'done'>();
  for (const entry of requests) {
    if (/^\/*(\$|%24)batch/i.test(entry.url)) throw malformed('A batch cannot hold a batch.');
    requireNoCircle(requests, entry, seen);
  }
}

/** Each entry is gone through once, however many ways lead to it. */
function requireNoCircle(requests: readonly Entry[], entry: Entry, seen: Map<string, 'open' | 'done'>): void {
  if (seen.get(entry.id) === 'done') return;
  if (seen.get(entry.id) === 'open') throw malformed('The dependencies go in a circle.');
  seen.set(entry.id, 'open');
  for (const id of new Set(entry.dependsOn)) {
    const needed = requests.find((one) => one.id === id);
    if (needed === undefined) throw malformed(`There is no request '${id}' to depend on.`);
    requireNoCircle(requests, needed, seen);
  }
  seen.set(entry.id, 'done');
}

const failedDependency = (): Refusal =>
  new Refusal(424, 'failedDependency', 'A request that this one depends on has failed.');

function makeIds(): RequestIds {
  const requestId = randomUUID();
  return { requestId, clientRequestId: requestId };
}

function malformed(message: string): Refusal {
  return new Refusal(400, 'BadRequest', message);
}
