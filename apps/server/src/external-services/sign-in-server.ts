import { GraphOutage } from '@tideform/graph';
import { z } from 'zod/mini';

/** The app's registration at the sign-in that guards Graph: Entra, or the embedded workspace's. */
export interface SignInRegistration {
  readonly authorizeUrl: string;
  readonly tokenUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Where the sign-in leads people back to; there is no other. */
  readonly redirectUrl: string;
  /** What is asked for in place of a permission; absent: that itself. */
  readonly scopeOf?: ((scope: string) => string) | undefined;
}

export interface GrantedTokens {
  readonly accessToken: string;
  readonly lifeSeconds: number;
  /** Absent: the one that was spent is still good. */
  readonly refreshToken?: string | undefined;
  /** Permissions that were granted; absent: all that were asked for (RFC 6749 §5.1). */
  readonly scopes?: readonly string[] | undefined;
}

/** Gives the server tokens for people who are away. `refused`: only the person can help, by authorizing again. */
export interface SignInServer {
  /** @param ask.scopes of Graph */
  addressFor(ask: {
    readonly scopes: readonly string[];
    readonly state: string;
    readonly challenge: string;
    readonly loginHint?: string | undefined;
  }): string;
  redeem(code: string, verifier: string): Promise<GrantedTokens | 'refused'>;
  /** @param claims JSON of a claims challenge that the new token must answer */
  refresh(refreshToken: string, claims?: string): Promise<GrantedTokens | 'refused'>;
}

/** Shorter than a renewal holds its lock. */
const TIMEOUT_MS = 15_000;

const granted = z.looseObject({
  access_token: z.string().check(z.minLength(1)),
  expires_in: z.coerce.number().check(z.positive()),
  refresh_token: z.optional(z.string().check(z.minLength(1))),
  scope: z.optional(z.string()),
});

/** RFC 6749 §5.2, OpenID Connect Core §3.1.2.6: what the person has to mend. */
const personal = ['invalid_grant', 'interaction_required', 'login_required', 'consent_required'];

/** @see https://learn.microsoft.com/entra/identity-platform/v2-oauth2-auth-code-flow */
export function createSignInServer(registration: SignInRegistration, fetch: typeof globalThis.fetch): SignInServer {
  const {
    clientId,
    clientSecret,
    redirectUrl,
    authorizeUrl,
    tokenUrl,
    scopeOf = (scope: string) => scope,
  } = registration;
  const ask = (fields: Record<string, string>) =>
    askForTokens(tokenUrl, { ...fields, client_id: clientId, client_secret: clientSecret }, fetch);
  return {
    addressFor({ scopes, state, challenge, loginHint }) {
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
        // The person says whom they lend: nobody's session does it for them.
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

async function askForTokens(
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
  const tokens = granted.safeParse(body);
  if (reply.ok && tokens.success) {
    const { access_token: accessToken, expires_in: lifeSeconds, refresh_token: refreshToken, scope } = tokens.data;
    return { accessToken, lifeSeconds, refreshToken, scopes: scope?.split(' ').filter(Boolean) };
  }
  const { error } = z.catch(z.looseObject({ error: z.catch(z.string(), '') }), { error: '' }).parse(body);
  if (personal.includes(error)) return 'refused';
  if (reply.status >= 500 || reply.status === 429) throw new GraphOutage('network', label);
  // NOTE: the code alone: a description may repeat what was sent.
  throw new Error(`The sign-in refused the server: ${reply.status} ${error.slice(0, 50)}`);
}
