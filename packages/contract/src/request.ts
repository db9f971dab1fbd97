import { idempotencyHeader } from './headers.ts';
import type { ApiOperation, SentFile } from './operation.ts';

/** The parts of a call, as the table's schemas accept them. */
export interface RequestParts {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
  readonly idempotencyKey?: string;
  /** Of a multipart body. */
  readonly files?: readonly SentFile[];
  /** Of a raw body, with the headers that sign it. */
  readonly bytes?: Uint8Array<ArrayBuffer>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Path and query of one call: the template filled in, each value encoded as one segment. */
export function requestPath(operation: ApiOperation, parts: RequestParts): string {
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

/** Method, headers and body of one call; the token is added by the client. */
export function requestInit(
  operation: ApiOperation,
  parts: RequestParts,
): RequestInit & { headers: Record<string, string> } {
  const headers: Record<string, string> = { accept: 'application/json', ...parts.headers };
  if (parts.idempotencyKey !== undefined) headers[idempotencyHeader] = parts.idempotencyKey;
  const { method, bodyKind } = operation;
  // The boundary between the parts, and so the media type, is the platform's to find.
  if (bodyKind === 'multipart') return { method, headers, body: formData(parts) };
  if (bodyKind === 'raw') {
    headers['content-type'] ??= 'application/octet-stream';
    return { method, headers, body: parts.bytes ?? new Uint8Array() };
  }
  if (parts.body === undefined) return { method, headers };
  headers['content-type'] = 'application/json';
  return { method, headers, body: JSON.stringify(parts.body) };
}

function formData({ body, files = [] }: RequestParts): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries((body ?? {}) as Record<string, unknown>)) {
    if (value !== undefined) form.append(name, String(value));
  }
  for (const { field, name, content } of files) form.append(field, content, name);
  return form;
}
