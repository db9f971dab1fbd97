import type { ApiOperation, RequestFile } from './operation.ts';

/** Parts of a call, valid for the operation's schemas. */
export interface RequestParts {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
  readonly idempotencyKey?: string;
  /** Only for multipart bodies. */
  readonly files?: readonly RequestFile[];
  /** Only for raw bytes: the body, with the headers that contain its signature. */
  readonly bytes?: Uint8Array<ArrayBuffer>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Returns the path and query of a call. Each parameter is encoded as one path segment. */
export function formatRequestPath(operation: ApiOperation, parts: RequestParts): string {
  const params = (parts.params ?? {}) as Record<string, unknown>;
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    if (params[name] === undefined) throw new Error(`${operation.name}: no value for {${name}}`);
    return encodeURIComponent(String(params[name]));
  });
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries((parts.query ?? {}) as Record<string, unknown>)) {
    if (value !== undefined) search.append(name, String(value));
  }
  return search.size > 0 ? `${path}?${search}` : path;
}

/** Returns the method, headers and body of a call; the client adds the token. */
export function createRequestInit(
  operation: ApiOperation,
  parts: RequestParts,
): RequestInit & { headers: Record<string, string> } {
  const headers: Record<string, string> = { accept: 'application/json', ...parts.headers };
  if (parts.idempotencyKey !== undefined) headers[idempotencyHeader] = parts.idempotencyKey;
  const { method, bodyKind } = operation;
  // No content type: the platform chooses the multipart boundary.
  if (bodyKind === 'multipart') return { method, headers, body: createFormData(parts) };
  if (bodyKind === 'raw') {
    headers['content-type'] ??= 'application/octet-stream';
    return { method, headers, body: parts.bytes ?? new Uint8Array() };
  }
  if (parts.body === undefined) return { method, headers };
  headers['content-type'] = 'application/json';
  return { method, headers, body: JSON.stringify(parts.body) };
}

function createFormData({ body, files = [] }: RequestParts): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries((body ?? {}) as Record<string, unknown>)) {
    if (value !== undefined) form.append(name, String(value));
  }
  for (const { field, name, content } of files) form.append(field, content, name);
  return form;
}

/** Request header with a token issued by this server: `Bearer …`. */
export const tokenHeader = 'x-custom-authorization';

/**
 * Request header with a Graph access token (`Bearer …`), to get a token or to let the server read with the user's
 * permissions.
 */
export const graphTokenHeader = 'x-graph-authorization';

/** Request header with the session token of an anonymous respondent. */
export const sessionTokenHeader = 'session-token';

/** Request header with the API key of a program. */
export const apiKeyHeader = 'x-api-key';

/**
 * Header with a key that identifies one intended operation across retries. The response echoes the key, which proves
 * that this server wrote the response for this call.
 */
export const idempotencyHeader = 'idempotency-key';

/** Request header with the app's version, for the operator. */
export const appVersionHeader = 'x-app-version';
