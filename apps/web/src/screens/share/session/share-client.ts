import {
  type ApiClient,
  createApiClient,
  getShareSessionToken,
  openShareSession,
  ServerOutage,
} from '@tideform/contract';
import type { ShareContext } from './share-context.ts';
import type { StoredSession } from './share-records.ts';

/** Refusal of the share API, with the server's code. */
export class ShareRefused extends Error {
  override readonly name = 'ShareRefused';
  readonly refusal: string;
  readonly detail: string | undefined;
  readonly retryAfterSeconds: number | undefined;
  /** Whether the refused request was for a session, rather than within one. */
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

/** Returns the value of a successful reply. @throws ShareRefused */
export function requireValue<Value>(
  reply: { readonly ok: true; readonly value: Value } | ({ readonly ok: false } & Refusal),
): Value {
  if (reply.ok) return reply.value;
  throw new ShareRefused(reply);
}

/** Creates an API client without a session. */
export const createShareApi = ({ fetch }: Pick<ShareContext, 'fetch'>): ApiClient =>
  createApiClient({
    baseUrl: '',
    fetch,
    token: () => Promise.reject(new Error('No session is open')),
  });

/**
 * Opens a session of a share link: a new one, or with `token` an existing one, which keeps its response.
 *
 * @throws ShareRefused, ServerOutage
 */
export async function openStoredSession(
  context: Pick<ShareContext, 'fetch'>,
  options: { readonly code: string; readonly password?: string | undefined; readonly token?: string | undefined },
): Promise<StoredSession> {
  const { code, password, token } = options;
  const api = createShareApi(context);
  const reply =
    password === undefined && token === undefined
      ? await api.call(getShareSessionToken, { query: { code } })
      : await api.call(openShareSession, {
          body: { code, ...(password !== undefined && { password }), ...(token !== undefined && { token }) },
        });
  if (!reply.ok) throw new ShareRefused(reply, true);
  const { id: sessionId, token: opened, expiresAt } = reply.value;
  return { sessionId, token: opened, expiresAt };
}

/**
 * Creates an API client with a session. An expired token is exchanged for a new one of the same response.
 *
 * @param onRenewed stores the new token
 */
export function createSessionApi(
  context: Pick<ShareContext, 'fetch'>,
  code: string,
  session: StoredSession,
  onRenewed: (session: StoredSession) => Promise<void>,
): ApiClient {
  let currentSession = session;
  return createApiClient({
    baseUrl: '',
    fetch: (url, init) => context.fetch(url, withKeepalive(init)),
    async token({ refused }) {
      if (refused === currentSession.token) {
        currentSession = await openStoredSession(context, { code, token: refused });
        await onRenewed(currentSession);
      }
      return currentSession.token;
    },
  });
}

/** Browsers limit keepalive requests to 64 kB in total. */
const maxKeepaliveBytes = 60_000;

/** Makes a small POST request a keepalive request, which continues after the page is closed. */
function withKeepalive(init: RequestInit | undefined): RequestInit | undefined {
  const { method, body } = init ?? {};
  const isSmall = typeof body === 'string' && new TextEncoder().encode(body).length < maxKeepaliveBytes;
  return method === 'POST' && isSmall ? { ...init, keepalive: true } : init;
}

/** Whether the server didn't reply. */
export const isOutage = (cause: unknown): boolean => cause instanceof ServerOutage;
