import { unreachableHeader } from './load-balancer.ts';
import type { CallState } from './record.ts';

export interface CallResult {
  readonly state: CallState;
  /** HTTP status; 0 if the connection broke. */
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: response body; callers check its fields
  readonly body: any;
}

/** Graph client of one user. Write requests aren't repeated, so their results may remain unknown. */
export interface Caller {
  call(
    method: string,
    path: string,
    body?: unknown,
    headers?: { readonly [name: string]: string },
  ): Promise<CallResult>;
  /** Sends a request to a pre-authenticated URL, without a token. */
  send(
    method: string,
    url: string,
    bytes?: Uint8Array,
    headers?: { readonly [name: string]: string },
  ): Promise<CallResult>;
  /** Sends a GET request, and repeats it until the server responds. */
  read(path: string): Promise<CallResult>;
}

const TIMEOUT_MS = 20_000;

export function createCaller(origin: string, token: () => string): Caller {
  const sendRequest = async (url: string, init: RequestInit): Promise<CallResult> => {
    try {
      const reply = await fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
      const text = await reply.text();
      const body = text.startsWith('{') ? JSON.parse(text) : text;
      return { state: getCallState(reply), status: reply.status, body };
    } catch {
      return { state: 'unknown', status: 0, body: undefined };
    }
  };
  const urlOf = (path: string) => (path.startsWith('http') ? path : `${origin}/v1.0${path}`);
  const caller: Caller = {
    call(method, path, body, headers = {}) {
      const isBytes = body instanceof Uint8Array;
      const type = isBytes ? 'application/octet-stream' : 'application/json';
      const content = isBytes ? (body as BodyInit) : JSON.stringify(body);
      return sendRequest(urlOf(path), {
        method,
        headers: {
          authorization: `Bearer ${token()}`,
          ...(body !== undefined && { 'content-type': type }),
          ...headers,
        },
        ...(body !== undefined && { body: content }),
      });
    },
    send: (method, url, bytes, headers = {}) =>
      sendRequest(url, { method, headers, ...(bytes && { body: bytes as BodyInit }) }),
    async read(path) {
      for (let attempt = 1; ; attempt += 1) {
        const result = await caller.call('GET', path);
        if (result.state === 'ok' || result.status === 404 || result.status === 410) return result;
        if (attempt === 200)
          throw new Error(`GET ${path} never succeeds: ${result.status} ${JSON.stringify(result.body)}`);
        await pause(50);
      }
    },
  };
  return caller;
}

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

function getCallState(reply: Response): CallState {
  if (reply.ok) return 'ok';
  if (reply.headers.has(unreachableHeader)) return 'fail';
  return reply.status >= 500 ? 'unknown' : 'fail';
}
