import { GraphOutage } from '@tideform/graph';
import { z } from 'zod/mini';

/** App registration for Graph at the sign-in server: Entra or the embedded workspace. */
export interface SignInRegistration {
  readonly authorizeUrl: string;
  readonly tokenUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Only redirect URL that the app registration permits. */
  readonly redirectUrl: string;
  /** Maps a permission to the scope to request. By default, the scope is the permission itself. */
  readonly mapScope?: ((scope: string) => string) | undefined;
}

export interface GrantedTokens {
  readonly accessToken: string;
  readonly lifeSeconds: number;
  /** New refresh token. If absent, the previous refresh token stays valid. */
  readonly refreshToken?: string | undefined;
  /** Granted scopes. If absent, all requested scopes were granted (RFC 6749 §5.1). */
  readonly scopes?: readonly string[] | undefined;
}

/** OAuth client for connecting accounts. The result `refused` means that the user must authorize again. */
export interface SignInServer {
  /** Creates the URL of the sign-in page. @param postForTokens Graph scopes */
  createSignInUrl(postForTokens: {
    readonly scopes: readonly string[];
    readonly state: string;
    readonly challenge: string;
    readonly loginHint?: string | undefined;
  }): string;
  redeem(code: string, verifier: string): Promise<GrantedTokens | 'refused'>;
  /** Refreshes an account's tokens. @param claims JSON of a claims challenge that the new access token must satisfy */
  refresh(refreshToken: string, claims?: string): Promise<GrantedTokens | 'refused'>;
}

/** Request timeout in milliseconds, shorter than the lock for refreshing a connected account's tokens. */
const TIMEOUT_MS = 15_000;

const tokenSchema = z.looseObject({
  access_token: z.string().check(z.minLength(1)),
  expires_in: z.coerce.number().check(z.positive()),
  refresh_token: z.optional(z.string().check(z.minLength(1))),
  scope: z.optional(z.string()),
});

/** OAuth errors after which the user must authorize again (RFC 6749 §5.2, OpenID Connect Core §3.1.2.6). */
const USER_ERRORS = ['invalid_grant', 'interaction_required', 'login_required', 'consent_required'];

/** Creates an OAuth client. @see https://learn.microsoft.com/entra/identity-platform/v2-oauth2-auth-code-flow */
export function createSignInServer(registration: SignInRegistration, fetch: typeof globalThis.fetch): SignInServer {
  const {
    clientId,
    clientSecret,
    redirectUrl,
    authorizeUrl,
    tokenUrl,
    mapScope: scopeOf = (scope: string) => scope,
  } = registration;
  const postTokenRequest = (fields: Record<string, string>) =>
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
        // Users must explicitly select the account to connect, even if they are already signed in.
        prompt: 'select_account',
        ...(loginHint !== undefined && { login_hint: loginHint }),
      };
      for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value);
      return url.href;
    },
    redeem: (code, verifier) =>
      postTokenRequest({ grant_type: 'authorization_code', code, code_verifier: verifier, redirect_uri: redirectUrl }),
    refresh: (refreshToken, claims) =>
      postTokenRequest({
        grant_type: 'refresh_token',
        refresh_token: refreshToken,
        ...(claims !== undefined && { claims }),
      }),
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
  // NOTE: contains only the error code, since the error description may repeat submitted values.
  throw new Error(`The sign-in server rejected this server: ${reply.status} ${error.slice(0, 50)}`);
}
