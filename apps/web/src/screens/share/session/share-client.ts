import {
  type ApiClient,
  createApiClient,
  getShareSessionToken,
  openShareSession,
  ServerOutage,
} from '@tideform/contract';
import type { KeptSession } from './share-records.ts';
import type { ShareWorld } from './share-world.ts';

/** Why the server opens nothing, by its own name for it. */
export class ShareRefused extends Error {
  override readonly name = 'ShareRefused';
  readonly refusal: string;
  readonly detail: string | undefined;
  readonly retryAfterSeconds: number | undefined;
  /** A session was asked for, or something within one. */
  readonly isToken: boolean;

  constructor(refused: Refusal, isToken = false) {
    super(refused.refusal);
    this.refusal = refused.refusal;
    this.detail = refused.detail;
    this.retryAfterSeconds = refused.retryAfterSeconds;
    this.isToken = isToken;
  }
}

interface Refusal {
  readonly refusal: string;
  readonly detail?: string | undefined;
  readonly retryAfterSeconds?: number | undefined;
}

/** The value of an answer. @throws ShareRefused */
export function given<Value>(
  answer: { readonly ok: true; readonly value: Value } | ({ readonly ok: false } & Refusal),
): Value {
  if (answer.ok) return answer.value;
  throw new ShareRefused(answer);
}

/** Our server, for who has no session. */
export const shareApi = ({ fetch }: Pick<ShareWorld, 'fetch'>): ApiClient =>
  createApiClient({
    baseUrl: '',
    fetch,
    token: () => Promise.reject(new Error('There is no session')),
  });

/**
 * Opens a session of a link: a new one, or the one of `token` again, which keeps its response.
 * @throws ShareRefused · ServerOutage
 */
export async function openKeptSession(
  world: Pick<ShareWorld, 'fetch'>,
  asked: { readonly code: string; readonly password?: string | undefined; readonly token?: string | undefined },
): Promise<KeptSession> {
  const { code, password, token } = asked;
  const api = shareApi(world);
  const answer =
    password === undefined && token === undefined
      ? await api.call(getShareSessionToken, { query: { code } })
      : await api.call(openShareSession, {
          body: { code, ...(password !== undefined && { password }), ...(token !== undefined && { token }) },
        });
  if (!answer.ok) throw new ShareRefused(answer, true);
  const { id: sessionId, token: opened, expiresAt } = answer.value;
  return { sessionId, token: opened, expiresAt };
}

/**
 * Our server, for who has a session. A token that is over is exchanged for another one of the same response.
 *
 * @param onRenewed keeps the new token
 */
export function sessionApi(
  world: Pick<ShareWorld, 'fetch'>,
  code: string,
  session: KeptSession,
  onRenewed: (session: KeptSession) => Promise<void>,
): ApiClient {
  let now = session;
  return createApiClient({
    baseUrl: '',
    fetch: (url, init) => world.fetch(url, outliving(init)),
    async token({ refused }) {
      if (refused === now.token) {
        now = await openKeptSession(world, { code, token: refused });
        await onRenewed(now);
      }
      return now.token;
    },
  });
}

/** Browsers let requests of 64 kB in all outlive their page. */
const outlivingBytes = 60_000;

/** A request that goes on when its page is closed, where it is small enough. */
function outliving(init: RequestInit | undefined): RequestInit | undefined {
  const { method, body } = init ?? {};
  const isSmall = typeof body === 'string' && new TextEncoder().encode(body).length < outlivingBytes;
  return method === 'POST' && isSmall ? { ...init, keepalive: true } : init;
}

/** Nobody of ours has answered. */
export const isOutage = (cause: unknown): boolean => cause instanceof ServerOutage;
