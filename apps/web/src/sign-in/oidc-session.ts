import type { SigninRedirectArgs, UserManager } from 'oidc-client-ts';
import type { Config } from '../config.ts';
import { type Account, AuthError } from './auth-client.ts';
import { sessionPrefix } from './session-prefix.ts';

/** The parts of oidc-client-ts that are used; tests bring their own. Here a sign-in begins and comes back. */
export interface OidcGate extends Pick<UserManager, 'signinRedirect' | 'signinCallback'> {
  /** What a window beside the page comes back to. */
  readonly windowPage: string;
  /** Where such a window is led to. */
  windowAddress(request: SigninRedirectArgs): Promise<string>;
}
/** What the browser keeps of one account. */
export type OidcSession = Pick<
  UserManager,
  'getUser' | 'storeUser' | 'removeUser' | 'signinSilent' | 'revokeTokens' | 'signoutRedirect'
>;

export interface OidcSessions {
  readonly gate: OidcGate;
  of(account: Account): OidcSession;
}

/**
 * The sessions that the browser keeps. Their library comes with the first question: who worked here before sees their work
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
  const gate = once(async () => (await load()).openOidcGate(config, origin));
  const windowPage = `${origin}/auth-code-start.html`;
  const windowGate = once(async () => (await load()).openOidcGate(config, origin, windowPage));
  const sessions = new Map<string, OidcSession>();
  const open = (account: Account): OidcSession => {
    const session = once(async () => (await load()).openOidcSession(config, origin, account));
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
    gate: {
      signinRedirect: async (...args) => (await gate()).signinRedirect(...args),
      signinCallback: async (url) => (await (url?.startsWith(windowPage) ? windowGate() : gate())).signinCallback(url),
      windowPage,
      windowAddress: async (request) => (await windowGate()).createWindowRequest(request),
    },
    of(account) {
      const key = sessionPrefix(account);
      const session = sessions.get(key) ?? open(account);
      sessions.set(key, session);
      return session;
    },
  };
}

/** Asks once for what came, and again for what did not. */
function once<T>(ask: () => Promise<T>): () => Promise<T> {
  let asked: Promise<T> | undefined;
  return () => {
    asked ??= ask().catch((cause: unknown) => {
      asked = undefined;
      throw cause;
    });
    return asked;
  };
}
