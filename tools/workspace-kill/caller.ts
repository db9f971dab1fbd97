import { nobodyHome } from './front-door.ts';
import type { Outcome } from './record.ts';

export interface Asked {
  readonly outcome: Outcome;
  /** 0: the connection broke. */
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: what a server says; looked at field by field
  readonly body: any;
}

/** One person, calling Graph. Nothing is repeated: what is not known stays unknown. */
export interface Caller {
  call(method: string, path: string, body?: unknown, headers?: { readonly [name: string]: string }): Promise<Asked>;
  /** Pre-authenticated addresses get no token. */
  send(method: string, url: string, bytes?: Uint8Array, headers?: { readonly [name: string]: string }): Promise<Asked>;
  /** A question that changes nothing is asked until it is answered. */
  read(path: string): Promise<Asked>;
}

const TIMEOUT_MS = 20_000;

export function createCaller(origin: string, token: () => string): Caller {
  const ask = async (url: string, init: RequestInit): Promise<Asked> => {
    try {
      const reply = await fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
      const text = await reply.text();
      const body = text.startsWith('{') ? JSON.parse(text) : text;
      return { outcome: outcomeOf(reply), status: reply.status, body };
    } catch {
      return { outcome: 'unknown', status: 0, body: undefined };
    }
  };
  const urlOf = (path: string) => (path.startsWith('http') ? path : `${origin}/v1.0${path}`);
  const caller: Caller = {
    call(method, path, body, headers = {}) {
      const isBytes = body instanceof Uint8Array;
      const type = isBytes ? 'application/octet-stream' : 'application/json';
      const content = isBytes ? (body as BodyInit) : JSON.stringify(body);
      return ask(urlOf(path), {
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
      ask(url, { method, headers, ...(bytes && { body: bytes as BodyInit }) }),
    async read(path) {
      for (let attempt = 1; ; attempt += 1) {
        const asked = await caller.call('GET', path);
        if (asked.outcome === 'ok' || asked.status === 404 || asked.status === 410) return asked;
        if (attempt === 200)
          throw new Error(`GET ${path} is never answered: ${asked.status} ${JSON.stringify(asked.body)}`);
        await pause(50);
      }
    },
  };
  return caller;
}

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

function outcomeOf(reply: Response): Outcome {
  if (reply.ok) return 'ok';
  if (reply.headers.has(nobodyHome)) return 'fail';
  return reply.status >= 500 ? 'unknown' : 'fail';
}
