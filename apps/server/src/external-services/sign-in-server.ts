import { GraphOutage } from '@tideform/graph';
import { z } from 'zod/mini';

/** App registration at the sign-in for Graph: Entra, or the embedded workspace. */
export interface SignInRegistration {
  readonly authorizeUrl: string;
  readonly tokenUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Only permitted redirect URL of the registration. */
  readonly redirectUrl: string;
  /** Maps a permission to the scope to request; by default, the same. */
  readonly mapScope?: ((scope: string) => string) | undefined;
}

export interface GrantedTokens {
  readonly accessToken: string;
  readonly lifeSeconds: number;
  /** New refresh token; if absent, the used one stays valid. */
  readonly refreshToken?: string | undefined;
  /** Granted scopes; if absent, all requested ones (RFC 6749 §5.1). */
  readonly scopes?: readonly string[] | undefined;
}

/** OAuth client for connected accounts. `refused` means that the user must authorize again. */
export interface SignInServer {
  /** Returns the sign-in URL. @param ask.scopes Graph scopes */
  createSignInUrl(postForTokens: {
    readonly scopes: readonly string[];
    readonly state: string;
    readonly challenge: string;
    readonly loginHint?: string | undefined;
  }): string;
  redeem(code: string, verifier: string): Promise<GrantedTokens | 'refused'>;
  /** Refreshes tokens. @param claims JSON of a claims challenge that the new token must satisfy */
  refresh(refreshToken: string, claims?: string): Promise<GrantedTokens | 'refused'>;
}

/** Timeout, shorter than the lock for refreshing a connected account. */
const TIMEOUT_MS = 15_000;

const tokenSchema = z.looseObject({
  access_token: z.string().check(z.minLength(1)),
  expires_in: z.coerce.number().check(z.positive()),
  refresh_token: z.optional(z.string().check(z.minLength(1))),
  scope: z.optional(z.string()),
});

/** Errors that require the user to authorize again (RFC 6749 §5.2, OpenID Connect Core §3.1.2.6). */
const USER_ERRORS = ['invalid_grant', 'interaction_required', 'login_required', 'consent_required'];

/** @see https://learn.microsoft.com/entra/identity-platform/v2-oauth2-auth-code-flow */
export function createSignInServer(registration: SignInRegistration, fetch: typeof globalThis.fetch): SignInServer {
  const {
    clientId,
    clientSecret,
    redirectUrl,
    authorizeUrl,
    tokenUrl,
    mapScope: scopeOf = (scope: string) => scope,
  } = registration;
  const ask = (fields: Record<string, string>) =>
    requestTokens(tokenUrl, { ...fields, client_id: clientId, client_secret: clientSecret }, fetch);
  return {
    createSignInUrl({ scopes, state, challenge, loginHint }) {
      const url = new URL(authorizeUrl);
      const fields = {
        client_id: clientId,
        response_type: 'code',
        response_mode: 'query',
        redirect_uri: redirectUrl,
        scope: ['openid', 'profile', 'offline_access', ...scopes.map(scopeOf)].join(' '),
        state,
        code_challenge: challenge,
        code_challenge_method: 'S256',
        // Users select the account to connect explicitly, instead of using an existing session.
        prompt: 'select_account',
        ...(loginHint !== undefined && { login_hint: loginHint }),
      };
      for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value);
      return url.href;
    },
    redeem: (code, verifier) =>
      ask({ grant_type: 'authorization_code', code, code_verifier: verifier, redirect_uri: redirectUrl }),
    refresh: (refreshToken, claims) =>
      ask({ grant_type: 'refresh_token', refresh_token: refreshToken, ...(claims !== undefined && { claims }) }),
  };
}

async function requestTokens(
  url: string,
  fields: Record<string, string>,
  fetch: typeof globalThis.fetch,
): Promise<GrantedTokens | 'refused'> {
  const label = 'POST token';
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const reply = await fetch(url, { method: 'POST', body: new URLSearchParams(fields), signal }).catch(
    (cause: unknown) => {
      throw new GraphOutage('network', label, { cause });
    },
  );
  const body: unknown = await reply.json().catch((cause: unknown) => {
    throw new GraphOutage('captive-portal', label, { cause });
  });
  const tokens = tokenSchema.safeParse(body);
  if (reply.ok && tokens.success) {
    const { access_token: accessToken, expires_in: lifeSeconds, refresh_token: refreshToken, scope } = tokens.data;
    return { accessToken, lifeSeconds, refreshToken, scopes: scope?.split(' ').filter(Boolean) };
  }
  const { error } = z.catch(z.looseObject({ error: z.catch(z.string(), '') }), { error: '' }).parse(body);
  if (USER_ERRORS.includes(error)) return 'refused';
  if (reply.status >= 500 || reply.status === 429) throw new GraphOutage('network', label);
  // NOTE: includes only the error code, since a description may repeat sent values.
  throw new Error(`The sign-in refused the server: ${reply.status} ${error.slice(0, 50)}`);
}
