import type { Locale } from '@tideform/i18n';
import type { Failure, Identity, PrintedResponse, SyncRequest, SyncResult, SyncStatus } from '@tideform/sync';
import { z } from 'zod/mini';
import type { MapsConfig } from '../../config.ts';
import { AuthError, type AuthProblem, type TokenRequest } from '../../sign-in/auth-client.ts';

const requestSchema = z.object({
  id: z.number(),
  ask: z.object({ claims: z.optional(z.string()), refused: z.optional(z.string()) }),
});
const responseSchema = z.union([
  z.object({ id: z.number(), token: z.string() }),
  z.object({ id: z.number(), problem: z.string(), message: z.string() }),
]);

/**
 * Responds to the worker's token requests, in a tab. Requests are never interactive, because a worker can't open
 * windows.
 */
export function serveTokens(port: MessagePort, token: (tokenRequest: TokenRequest) => Promise<string>): void {
  port.onmessage = async ({ data }) => {
    const { id, ask: tokenRequest } = requestSchema.parse(data);
    const { claims, refused } = tokenRequest;
    try {
      port.postMessage({ id, token: await token({ ...(refused && { refused }), ...(claims && { claims }) }) });
    } catch (cause) {
      const problem: AuthProblem = cause instanceof AuthError ? cause.problem : 'unreachable';
      port.postMessage({ id, problem, message: String(cause instanceof Error ? cause.message : cause) });
    }
  };
}

/**
 * Time for which the worker reuses a token. It is shorter than the minimum remaining lifetime of a token from a tab (60
 * s).
 */
const reuseMs = 30_000;

/**
 * Creates a function with which the worker requests tokens from the tab. It rejects with `AuthError`, like the tab's
 * own call. Every Graph call needs a token, and a tab responds late while it renders. A token that was neither refused
 * nor challenged is therefore reused for 30 seconds.
 *
 * @param nowMs monotonic clock
 */
export function createTokenClient(
  port: MessagePort,
  nowMs: () => number,
): (tokenRequest: TokenRequest) => Promise<string> {
  const pendingRequests = new Map<number, { resolve: (token: string) => void; reject: (problem: AuthError) => void }>();
  let lastId = 0;
  let last: { readonly token: Promise<string>; readonly atMs: number } | undefined;
  port.onmessage = ({ data }) => {
    const reply = responseSchema.parse(data);
    const pending = pendingRequests.get(reply.id);
    pendingRequests.delete(reply.id);
    if ('token' in reply) pending?.resolve(reply.token);
    else pending?.reject(new AuthError(reply.problem as AuthProblem, reply.message));
  };
  return (tokenRequest) => {
    const isPlain = tokenRequest.claims === undefined && tokenRequest.refused === undefined;
    if (isPlain && last && nowMs() - last.atMs < reuseMs) return last.token;
    const token = new Promise<string>((resolve, reject) => {
      lastId += 1;
      pendingRequests.set(lastId, { resolve, reject });
      port.postMessage({ id: lastId, ask: tokenRequest });
    });
    const request = { token, atMs: nowMs() };
    last = request;
    token.catch(() => {
      if (last === request) last = undefined;
    });
    return token;
  };
}

/** Sync request without the parts that can't be posted to a worker. */
type PostableRequest = Omit<SyncRequest, 'completionCallback'>;

/** Messages from the tab to the sync worker. The first message is `start`, with the port for token requests. */
export type ToWorker =
  | {
      readonly kind: 'start';
      readonly graphBaseUrl: string;
      readonly databaseName: string;
      readonly identity: Identity;
      /** Locale in which the user's PDFs are rendered. */
      readonly locale: Locale;
      /** Map provider for maps in PDFs. */
      readonly maps: MapsConfig | undefined;
      readonly appVersion: string | undefined;
      readonly isOnline: boolean;
      readonly isActive: boolean;
      readonly tokens: MessagePort;
    }
  | { readonly kind: 'online'; readonly isOnline: boolean }
  /** Whether the tab is visible. */
  | { readonly kind: 'active'; readonly isActive: boolean }
  /** `reply`: ID for the `completed` message that the worker sends after the sync has succeeded or failed. */
  | { readonly kind: 'requestSync'; readonly request: PostableRequest; readonly reply?: number }
  | { readonly kind: 'getPdf'; readonly response: PrintedResponse; readonly reply: number }
  | { readonly kind: 'stop' };

/** Messages from the sync worker to the tab. */
export type FromWorker =
  | { readonly kind: 'status'; readonly status: SyncStatus }
  | { readonly kind: 'completed'; readonly reply: number; readonly outcome: SyncResult }
  | { readonly kind: 'pdf'; readonly reply: number; readonly pdf: Blob }
  | { readonly kind: 'noPdf'; readonly reply: number; readonly failure: Failure }
  /** How far this device's clock is ahead of the server's, in milliseconds. */
  | { readonly kind: 'clock'; readonly aheadMs: number }
  /** The operator has blocked the user's organization. */
  | { readonly kind: 'blocked' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'stopped' };
