import { idempotencyHeader } from './headers.ts';
import type { ApiOperation } from './operation.ts';

/** The parts of a call, as the table's schemas accept them. */
export interface RequestParts {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
  readonly idempotencyKey?: string;
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
  const headers: Record<string, string> = { accept: 'application/json' };
  if (parts.idempotencyKey !== undefined) headers[idempotencyHeader] = parts.idempotencyKey;
  if (parts.body === undefined) return { method: operation.method, headers };
  headers['content-type'] = 'application/json';
  return { method: operation.method, headers, body: JSON.stringify(parts.body) };
}
