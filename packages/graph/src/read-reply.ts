import { GraphError, GraphOutage, UnexpectedResponseError } from './errors.ts';
import type { GraphOperation } from './operation.ts';
import { errorResponse } from './resources/envelopes.ts';
import { parseRetryAfter } from './transport.ts';

/**
 * Reads the body of a successful response and validates it against the operation.
 *
 * @throws {GraphOutage} if the body is an HTML page or isn't JSON
 * @throws {GraphError} with the status of the response if the body is an error
 * @throws {UnexpectedResponseError} if Graph's JSON has another shape
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
  const parsed = validated.success ? validated : operation.reply.safeParse(removeNulls(body));
  // NOTE: SharePoint refuses change tokens of lists with an error body in a 200 reply.
  if (!parsed.success && errorResponse.safeParse(body).success) throw createGraphError(response, body, request);
  if (!parsed.success) throw new UnexpectedResponseError(request, { cause: parsed.error });
  return parsed.data;
}

/**
 * Removes properties that are `null`. Graph's metadata allows `null` for nearly every property, and its services send
 * or omit it inconsistently.
 */
function removeNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(removeNulls);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, inner]) => inner !== null);
  return Object.fromEntries(entries.map(([name, inner]) => [name, removeNulls(inner)]));
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
export async function parseErrorResponse(
  response: Response,
  request: string,
  now?: () => number,
): Promise<GraphError | GraphOutage> {
  if (isHtml(response)) return new GraphOutage('captive-portal', request);
  return createGraphError(response, await response.json().catch(() => undefined), request, now);
}

function createGraphError(response: Response, body: unknown, request: string, now?: () => number): GraphError {
  const error = errorResponse.safeParse(body).data?.error;
  const retryAfterSeconds = parseRetryAfter(response.headers, now);
  const location = response.headers.get('Location');
  return new GraphError({
    status: response.status,
    code: error?.code ?? (response.status === 304 ? 'notModified' : 'generalException'),
    innerCodes: parseInnerCodes(error?.innerError ?? error?.innererror),
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
function parseInnerCodes(inner: unknown): string[] {
  if (typeof inner !== 'object' || inner === null) return [];
  const { code, innerError, innererror } = inner as Record<string, unknown>;
  return [...(typeof code === 'string' ? [code] : []), ...parseInnerCodes(innerError ?? innererror)];
}
