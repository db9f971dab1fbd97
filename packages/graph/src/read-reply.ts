import { GraphError, GraphOutage, UnexpectedReplyError } from './errors.ts';
import type { GraphOperation } from './operation.ts';
import { errorReply } from './resources/error.ts';
import { readRetryAfter } from './retry-after.ts';

/**
 * Reads the body of a successful response and validates it against the operation.
 *
 * @throws {GraphOutage} if the body is an HTML page or isn't JSON
 * @throws {GraphError} with the status of the response if the body is an error
 * @throws {UnexpectedReplyError} if Graph's JSON has another shape
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
  const validated = operation.reply.safeParse(body);
  const parsed = validated.success ? validated : operation.reply.safeParse(withoutNulls(body));
  // NOTE: SharePoint refuses change tokens of lists with an error body in a 200 reply.
  if (!parsed.success && errorReply.safeParse(body).success) throw createGraphError(response, body, request);
  if (!parsed.success) throw new UnexpectedReplyError(request, { cause: parsed.error });
  return parsed.data;
}

/**
 * Removes properties that are `null`. Graph's metadata allows `null` for nearly every property, and its services send
 * or omit it inconsistently.
 */
function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, inner]) => inner !== null);
  return Object.fromEntries(entries.map(([name, inner]) => [name, withoutNulls(inner)]));
}

export async function readBlob(response: Response, request: string): Promise<Blob> {
  try {
    return await response.blob();
  } catch (cause) {
    throw new GraphOutage('network', request, { cause });
  }
}

/**
 * Converts a refused response to an error: `GraphOutage` for an HTML page, such as a captive portal's, otherwise
 * `GraphError`.
 */
export async function readRefusal(
  response: Response,
  request: string,
  now?: () => number,
): Promise<GraphError | GraphOutage> {
  if (isHtml(response)) return new GraphOutage('captive-portal', request);
  return createGraphError(response, await response.json().catch(() => undefined), request, now);
}

function createGraphError(response: Response, body: unknown, request: string, now?: () => number): GraphError {
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

/** Returns the error codes of nested `innerError` objects; some endpoints spell the property `innererror`. */
function readInnerCodes(inner: unknown): string[] {
  if (typeof inner !== 'object' || inner === null) return [];
  const { code, innerError, innererror } = inner as Record<string, unknown>;
  return [...(typeof code === 'string' ? [code] : []), ...readInnerCodes(innerError ?? innererror)];
}
