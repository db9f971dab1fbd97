import { GraphError, GraphOutage, UnknownReply } from './errors.ts';
import type { GraphOperation } from './operation.ts';
import { errorReply } from './resources/error.ts';
import { readRetryAfter } from './retry-after.ts';

/**
 * The body of a success, in the shape that the operation says.
 *
 * @throws {GraphOutage} when the body is a page for people, or no JSON at all
 * @throws {GraphError} with the status of the success when the body is an error all the same
 * @throws {UnknownReply} when Graph's JSON has another shape
 */
export async function readBody(
  operation: Pick<GraphOperation, 'reply'>,
  response: Response,
  request: string,
): Promise<unknown> {
  if (operation.reply === undefined) return undefined;
  if (isHtml(response) && !response.redirected) throw new GraphOutage('captive-portal', request);
  if (operation.reply === 'bytes') return readBlob(response, request);
  const body = await readJson(response, request);
  const asSent = operation.reply.safeParse(body);
  const parsed = asSent.success ? asSent : operation.reply.safeParse(withoutNulls(body));
  // NOTE: SharePoint refuses change tokens of lists with an error body in a 200 reply.
  if (!parsed.success && errorReply.safeParse(body).success) throw refusal(response, body, request);
  if (!parsed.success) throw new UnknownReply(request, { cause: parsed.error });
  return parsed.data;
}

/** Graph's metadata lets nearly every property be `null`, which its services send or leave out as they like. */
function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (typeof value !== 'object' || value === null) return value;
  const known = Object.entries(value).filter(([, inner]) => inner !== null);
  return Object.fromEntries(known.map(([name, inner]) => [name, withoutNulls(inner)]));
}

export async function readBlob(response: Response, request: string): Promise<Blob> {
  try {
    return await response.blob();
  } catch (cause) {
    throw new GraphOutage('network', request, { cause });
  }
}

/** What a refusal says: Graph's error envelope as `GraphError`, anything else as `GraphOutage`. */
export async function readRefusal(
  response: Response,
  request: string,
  now?: () => number,
): Promise<GraphError | GraphOutage> {
  if (isHtml(response)) return new GraphOutage('captive-portal', request);
  return refusal(response, await response.json().catch(() => undefined), request, now);
}

function refusal(response: Response, body: unknown, request: string, now?: () => number): GraphError {
  const error = errorReply.safeParse(body).data?.error;
  const retryAfterSeconds = readRetryAfter(response.headers, now);
  const location = response.headers.get('Location');
  return new GraphError({
    status: response.status,
    code: error?.code ?? (response.status === 304 ? 'notModified' : 'generalException'),
    innerCodes: readInnerCodes(error?.innerError ?? error?.innererror),
    message: error?.message ?? response.statusText,
    request,
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
    ...(location !== null && { location }),
  });
}

export async function readJson(response: Response, request: string): Promise<unknown> {
  let text: string;
  try {
    text = await response.text();
  } catch (cause) {
    throw new GraphOutage('network', request, { cause });
  }
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new GraphOutage('captive-portal', request, { cause });
  }
}

function isHtml(response: Response): boolean {
  return /^\s*(text\/html|application\/xhtml)/i.test(response.headers.get('Content-Type') ?? '');
}

/** Codes at all depths; some endpoints write `innererror`. */
function readInnerCodes(inner: unknown): string[] {
  if (typeof inner !== 'object' || inner === null) return [];
  const { code, innerError, innererror } = inner as Record<string, unknown>;
  return [...(typeof code === 'string' ? [code] : []), ...readInnerCodes(innerError ?? innererror)];
}
