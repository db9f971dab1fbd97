import type { BadRequest } from './make-bad-request.ts';
import type { RawAnswer, Silence } from './raw-request.ts';

/**
 * Checks the response to a bad request.
 * @returns a description of what is wrong; `undefined` if the response is acceptable
 */
export function judge(request: BadRequest, answer: RawAnswer | Silence): string | undefined {
  if (answer === 'late' && !request.isBroken) return 'no answer in time';
  if (answer === 'late' || answer === 'closed') return request.isBroken ? undefined : `no answer: ${answer}`;
  if (isServerFault(answer.status, answer.body)) return `answered ${answer.status}: ${answer.body.slice(0, 300)}`;
  // NOTE: Node's HTTP server itself refuses wrong lengths, unknown expectations (417), and headers and URLs above 16 KB
  // (431), so these responses don't need Graph's error format.
  if (answer.status >= 400 && (request.isBroken || answer.status === 417 || answer.status === 431)) return undefined;
  if (answer.status >= 400) return judgeEnvelope(request, answer);
  return request.operation === 'batch' && answer.status === 200 ? judgeBatch(answer.body) : undefined;
}

/**
 * Returns true for a 5xx response, except two expected ones: storage is full (507), and the workspace doesn't implement
 * a feature (501 `notImplemented`).
 */
const isServerFault = (status: number, body: string): boolean =>
  status >= 500 && status !== 507 && !(status === 501 && body.includes('"notImplemented"'));

function judgeEnvelope(request: BadRequest, { status, headers, body }: RawAnswer): string | undefined {
  if (request.method === 'HEAD') return undefined;
  // The only refusal without Graph's error format: the requested byte range isn't in the content.
  if (status === 416 && request.operation === 'download address') return undefined;
  if (!/^application\/json/.test(headers['content-type'] ?? ''))
    return `${status} of type ${headers['content-type']}: ${body.slice(0, 200)}`;
  return isEnvelope(read(body)) ? undefined : `${status} without Graph's envelope: ${body.slice(0, 200)}`;
}

function judgeBatch(body: string): string | undefined {
  const reply = read(body) as { responses?: { status: number; body?: unknown }[] } | undefined;
  if (!Array.isArray(reply?.responses)) return `a batch without responses: ${body.slice(0, 200)}`;
  for (const entry of reply.responses) {
    if (isServerFault(entry.status, JSON.stringify(entry.body)))
      return `an entry answered ${entry.status}: ${JSON.stringify(entry).slice(0, 300)}`;
    if (entry.status >= 400 && !isEnvelope(entry.body))
      return `an entry without Graph's envelope: ${JSON.stringify(entry).slice(0, 200)}`;
  }
  return undefined;
}

function isEnvelope(body: unknown): boolean {
  const error = (body as { error?: { code?: unknown; message?: unknown; innerError?: unknown } } | undefined)?.error;
  return typeof error?.code === 'string' && typeof error.message === 'string' && typeof error.innerError === 'object';
}

function read(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
