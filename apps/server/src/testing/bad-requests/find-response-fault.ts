import type { BadRequest } from './create-bad-request.ts';
import type { MissingResponse, RawResponse } from './send-raw.ts';

/**
 * Checks the response to a bad request.
 * @returns a description of what is wrong; `undefined` if the response is acceptable
 */
export function findResponseFault(request: BadRequest, response: RawResponse | MissingResponse): string | undefined {
  if (response === 'late' && !request.isBroken) return 'no answer in time';
  if (response === 'late' || response === 'closed') return request.isBroken ? undefined : `no answer: ${response}`;
  if (isUnexpectedServerError(response.status, response.body))
    return `answered ${response.status}: ${response.body.slice(0, 300)}`;
  // NOTE: Node's HTTP server itself refuses wrong lengths, unknown expectations (417), and headers and URLs above 16 KB
  // (431), so these responses don't need Graph's error format.
  if (response.status >= 400 && (request.isBroken || response.status === 417 || response.status === 431))
    return undefined;
  if (response.status >= 400) return findEnvelopeFault(request, response);
  return request.operation === 'batch' && response.status === 200 ? findBatchFault(response.body) : undefined;
}

/**
 * Returns true for a 5xx response, except two expected ones: storage is full (507), and the workspace doesn't implement
 * a feature (501 `notImplemented`).
 */
const isUnexpectedServerError = (status: number, body: string): boolean =>
  status >= 500 && status !== 507 && !(status === 501 && body.includes('"notImplemented"'));

function findEnvelopeFault(request: BadRequest, { status, headers, body }: RawResponse): string | undefined {
  if (request.method === 'HEAD') return undefined;
  // The only refusal without Graph's error format: the requested byte range isn't in the content.
  if (status === 416 && request.operation === 'download address') return undefined;
  if (!/^application\/json/.test(headers['content-type'] ?? ''))
    return `${status} of type ${headers['content-type']}: ${body.slice(0, 200)}`;
  return isErrorEnvelope(parseJson(body)) ? undefined : `${status} without Graph's envelope: ${body.slice(0, 200)}`;
}

function findBatchFault(body: string): string | undefined {
  const reply = parseJson(body) as { responses?: { status: number; body?: unknown }[] } | undefined;
  if (!Array.isArray(reply?.responses)) return `a batch without responses: ${body.slice(0, 200)}`;
  for (const entry of reply.responses) {
    if (isUnexpectedServerError(entry.status, JSON.stringify(entry.body)))
      return `an entry answered ${entry.status}: ${JSON.stringify(entry).slice(0, 300)}`;
    if (entry.status >= 400 && !isErrorEnvelope(entry.body))
      return `an entry without Graph's envelope: ${JSON.stringify(entry).slice(0, 200)}`;
  }
  return undefined;
}

function isErrorEnvelope(body: unknown): boolean {
  const error = (body as { error?: { code?: unknown; message?: unknown; innerError?: unknown } } | undefined)?.error;
  return typeof error?.code === 'string' && typeof error.message === 'string' && typeof error.innerError === 'object';
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
