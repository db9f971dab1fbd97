import type { SigninRedirectArgs, UserManager } from 'oidc-client-ts';
import type { Config } from '../config.ts';
import { type Account, AuthError } from './auth-client.ts';
import { getSessionPrefix } from './sign-in-location.ts';

/** Parts of oidc-client-ts that start and complete sign-ins. Tests provide their own. */
export interface OidcSignIn extends Pick<UserManager, 'signinRedirect' | 'signinCallback'> {
  /** Redirect page of sign-in windows. */
  readonly windowRedirectUrl: string;
  /** Creates the URL of the sign-in page for a sign-in window. */
  createWindowUrl(request: SigninRedirectArgs): Promise<string>;
}
/** Stored session of one account. */
export type OidcSession = Pick<
  UserManager,
  'getUser' | 'storeUser' | 'removeUser' | 'signinSilent' | 'revokeTokens' | 'signoutRedirect'
>;

export interface OidcSessions {
  readonly signIn: OidcSignIn;
  get(account: Account): OidcSession;
}

/**
 * Creates the sessions of this browser. The library is loaded on first use, because returning users can see their work
 * without it.
 */
export function createOidcSessions(config: Config, origin: string): OidcSessions {
  let loading: Promise<typeof import('./open-oidc-session.ts')> | undefined;
  const load = () => {
    loading ??= import('./open-oidc-session.ts').catch((cause: unknown) => {
      loading = undefined;
      throw new AuthError('unreachable', 'Failed to authenticate', { cause });
    });
    return loading;
  };
  const gate = memoizeSuccess(async () => (await load()).openOidcSignIn(config, origin));
  const windowPage = `${origin}/auth-code-start.html`;
  const windowGate = memoizeSuccess(async () => (await load()).openOidcSignIn(config, origin, windowPage));
  const sessions = new Map<string, OidcSession>();
  const open = (account: Account): OidcSession => {
    const session = memoizeSuccess(async () => (await load()).openOidcSession(config, origin, account));
    return {
      getUser: async (...args) => (await session()).getUser(...args),
      storeUser: async (...args) => (await session()).storeUser(...args),
      removeUser: async () => (await session()).removeUser(),
      signinSilent: async (...args) => (await session()).signinSilent(...args),
      revokeTokens: async (...args) => (await session()).revokeTokens(...args),
      signoutRedirect: async (...args) => (await session()).signoutRedirect(...args),
    };
  };
  return {
    signIn: {
      signinRedirect: async (...args) => (await gate()).signinRedirect(...args),
      signinCallback: async (url) => (await (url?.startsWith(windowPage) ? windowGate() : gate())).signinCallback(url),
      windowRedirectUrl: windowPage,
      createWindowUrl: async (request) => (await windowGate()).createWindowRequest(request),
    },
    get(account) {
      const key = getSessionPrefix(account);
      const session = sessions.get(key) ?? open(account);
      sessions.set(key, session);
      return session;
    },
  };
}

/** Wraps a function so that its successful result is reused. After a failure, the next call tries again. */
function memoizeSuccess<T>(load: () => Promise<T>): () => Promise<T> {
  let promise: Promise<T> | undefined;
  return () => {
    promise ??= load().catch((cause: unknown) => {
      promise = undefined;
      throw cause;
    });
    return promise;
  };
}
