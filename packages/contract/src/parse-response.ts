import { z } from 'zod/mini';
import { ServerOutage } from './errors.ts';
import { type ApiOperation, type ApiResult, commonRefusals, type SuccessValue } from './operation.ts';
import { type ProblemBody, problem } from './problem.ts';
import { idempotencyHeader, type RequestParts } from './request.ts';

/** A parsed response: a result for the caller, or a refused token, after which the client retries with a new one. */
export type ParsedResponse<Operation extends ApiOperation> =
  | { readonly answer: ApiResult<Operation>; readonly staleToken?: never }
  | { readonly answer: ApiResult<Operation>; readonly staleToken: { readonly claims?: string } };

/**
 * Reads a response. A status and a media type don't prove that this server wrote it for this call: the body must match
 * the schema and the idempotency key must be echoed.
 * @throws `ServerOutage` otherwise
 */
export async function parseResponse<Operation extends ApiOperation>(
  operation: Operation,
  parts: RequestParts,
  response: Response,
): Promise<ParsedResponse<Operation>> {
  if (response.ok && operation.replyKind === 'stream')
    return { answer: { ok: true, value: parseStream(operation, response) } };
  const body = await parseJsonBody(operation, response);
  if (response.ok) return { answer: { ok: true, value: parseOutput(operation, parts, response, body) } };
  const problemBody = problem.safeParse(body);
  if (!problemBody.success)
    throw createOutage(operation, response, response.status >= 500 ? 'server-error' : 'not-ours');
  return parseRefusal(operation, response, problemBody.data);
}

function parseStream<Operation extends ApiOperation>(
  operation: Operation,
  response: Response,
): SuccessValue<Operation> {
  const isStream = response.headers.get('content-type')?.startsWith(streamContentType) ?? false;
  if (!isStream) throw createOutage(operation, response, 'not-ours');
  return parseStreamLines(operation, response) as unknown as SuccessValue<Operation>;
}

function parseOutput<Operation extends ApiOperation>(
  operation: Operation,
  parts: RequestParts,
  response: Response,
  body: unknown,
): Extract<ApiResult<Operation>, { ok: true }>['value'] {
  const output = operation.output.safeParse(body);
  const isEchoed = !operation.idempotent || response.headers.get(idempotencyHeader) === parts.idempotencyKey;
  if (!output.success || !isEchoed) throw createOutage(operation, response, 'not-ours');
  return output.data as Extract<ApiResult<Operation>, { ok: true }>['value'];
}

function parseRefusal<Operation extends ApiOperation>(
  operation: Operation,
  response: Response,
  problemBody: ProblemBody,
): ParsedResponse<Operation> {
  const isDeclared = problemBody.code in operation.refusals || problemBody.code in commonRefusals;
  if (!isDeclared) throw createOutage(operation, response, response.status >= 500 ? 'server-error' : 'not-ours');
  const answer = {
    ok: false,
    refusal: problemBody.code,
    ...(problemBody.detail !== undefined && { detail: problemBody.detail }),
    ...parseRetryAfter(response),
  } as Extract<ApiResult<Operation>, { ok: false }>;
  if (problemBody.code !== 'unauthorized') return { answer };
  return { answer, staleToken: problemBody.claims === undefined ? {} : { claims: problemBody.claims } };
}

async function parseJsonBody(operation: ApiOperation, response: Response): Promise<unknown> {
  const text = await response.text().catch((cause: unknown) => {
    throw new ServerOutage('network', operation.name, { cause });
  });
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw createOutage(operation, response, response.status >= 500 ? 'server-error' : 'not-ours', cause);
  }
}

function createOutage(
  operation: ApiOperation,
  response: Response,
  reason: ServerOutage['reason'],
  cause?: unknown,
): ServerOutage {
  return new ServerOutage(reason, operation.name, { cause, ...parseRetryAfter(response) });
}

function parseRetryAfter(response: Response): { retryAfterSeconds?: number } {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) ? { retryAfterSeconds: seconds } : {};
}

export const streamContentType = 'application/x-ndjson';

/**
 * A line of a streamed response: a value, an error, or the end marker. A response that ends without an error or an end
 * marker was cut off.
 */
const streamLine = z.union([
  z.strictObject({ value: z.unknown() }),
  z.strictObject({ problem }),
  z.strictObject({ end: z.literal(true) }),
]);

export type StreamLine = z.output<typeof streamLine>;

/**
 * Reads a streamed response line by line. @throws `ServerOutage` if it is cut off, isn't from this server, or contains
 * an error
 */
async function* parseStreamLines(operation: ApiOperation, response: Response): AsyncGenerator<unknown> {
  const { name, output } = operation;
  for await (const text of splitLines(name, response)) {
    const line = streamLine.safeParse(parseJson(text)).data;
    if (!line) throw new ServerOutage('not-ours', name);
    if ('end' in line) return;
    if ('problem' in line) throw new ServerOutage('server-error', name, { cause: new Error(line.problem.code) });
    const value = output.safeParse(line.value);
    if (!value.success) throw new ServerOutage('not-ours', name);
    yield value.data;
  }
  throw new ServerOutage('network', name);
}

async function* splitLines(name: string, response: Response): AsyncGenerator<string> {
  if (!response.body) return;
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read().catch((cause: unknown) => {
        throw new ServerOutage('network', name, { cause });
      });
      const lines = (rest + (value ?? '')).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
      if (done) return;
    }
  } finally {
    // The consumer stopped early, so the rest isn't needed.
    await reader.cancel().catch(() => {});
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
