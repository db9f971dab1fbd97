import type { ErrorResponse, User } from 'oidc-client-ts';
import { isSameAccount, openAccountStore } from './account-store.ts';
import { type AuthClient, AuthError, type AuthProblem, type TokenRequest } from './auth-client.ts';
import type { OidcSession, OidcSessions } from './oidc-session.ts';
import { parseAccount } from './parse-account.ts';
import { hasSignInResponse, parseReturnPath, type SignInLocation } from './sign-in-location.ts';

export interface OidcPorts {
  readonly sessions: OidcSessions;
  /** Storage for the accounts. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly locks: Pick<LockManager, 'request'>;
  readonly address: SignInLocation;
  /** If the page is in a frame: signs in with a separate window and returns its response. Absent otherwise. */
  readonly openWindow?: (address: Promise<string>) => Promise<URLSearchParams>;
}

/** Seconds before expiry at which a token is renewed. */
const marginSeconds = 60;
const lockName = 'tideform-token';

/**
 * Creates the auth client for any OpenID provider. Users sign in by redirect, with an authorization code and PKCE;
 * tokens are renewed with refresh tokens.
 */
export function createOidcAuthClient(ports: OidcPorts): AuthClient {
  const { sessions, storage, locks, address } = ports;
  const accountStore = openAccountStore(storage);

  /** Stores new tokens and their account. Rejects personal accounts. */
  const storeSignIn = async (user: User): Promise<void> => {
    const account = parseAccount(user.profile);
    await sessions.get(account).storeUser(user);
    accountStore.activate(account);
  };

  const signIn: AuthClient['signIn'] = async (options = {}) => {
    const account = accountStore.account();
    const returnTo = options.returnTo ?? address.pathAndQuery;
    const request = {
      state: { returnTo },
      ...(options.chooseAccount ? { prompt: 'select_account' } : {}),
      ...(account && options.claims ? { login_hint: account.username } : {}),
      extraQueryParams: {
        ...(options.claims ? { claims: options.claims } : {}),
        ...(options.tenantId ? { tenant: options.tenantId } : {}),
      },
    };
    if (!ports.openWindow) return sessions.signIn.signinRedirect(request);
    try {
      const answer = await ports.openWindow(sessions.signIn.createWindowUrl(request));
      const user = await sessions.signIn.signinCallback(`${sessions.signIn.windowRedirectUrl}?${answer}`);
      if (user) await storeSignIn(user);
      address.navigate(returnTo);
    } catch (cause) {
      throw toAuthError(cause);
    }
  };

  const getActiveSession = (): OidcSession => {
    const account = accountStore.account();
    if (!account) throw new AuthError('not-signed-in', 'User not authenticated');
    return sessions.get(account);
  };

  /**
   * Renews a token. Only one renewal runs at a time in the whole browser, because a refresh token can be used only
   * once.
   */
  const renew = (session: OidcSession, { refused, claims }: TokenRequest): Promise<string> =>
    locks.request(lockName, async () => {
      const current = await session.getUser();
      if (!current) throw new AuthError('not-signed-in', 'User not authenticated');
      if (!claims && current.access_token !== refused && !isExpiring(current)) return current.access_token;
      if (!current.refresh_token) throw new AuthError('not-signed-in', 'User not authenticated');
      const renewed = await session.signinSilent(claims ? { extraTokenParams: { claims } } : {});
      if (!renewed) throw new AuthError('not-signed-in', 'Failed to authenticate');
      return renewed.access_token;
    });

  const token = async (request: TokenRequest = {}): Promise<string> => {
    const session = getActiveSession();
    const user = await session.getUser();
    if (user && user.access_token !== request.refused && !request.claims && !isExpiring(user)) return user.access_token;
    try {
      return await renew(session, request);
    } catch (cause) {
      const problem = toAuthError(cause);
      if (problem.problem !== 'unreachable') {
        if (request.interactive) await signIn(request.claims ? { claims: request.claims } : {});
        else
          accountStore.emit({
            kind: 'interaction-required',
            problem: problem.problem,
            ...(request.claims && { claims: request.claims }),
          });
      }
      throw problem;
    }
  };

  return {
    async start() {
      if (!hasSignInResponse(address.href)) return;
      let returnTo = '/teams';
      try {
        const user = await sessions.signIn.signinCallback(address.href);
        returnTo = parseReturnPath((user?.state as { returnTo?: unknown } | undefined)?.returnTo) ?? returnTo;
        if (user) await storeSignIn(user);
      } catch (cause) {
        throw toAuthError(cause);
      } finally {
        address.replace(returnTo);
      }
    },
    account: accountStore.account,
    accounts: accountStore.accounts,
    switchTo(account, returnTo = '/teams') {
      accountStore.activate(account);
      address.navigate(returnTo);
    },
    signIn,
    async signOut(account = accountStore.account()) {
      if (!account) return;
      const session = sessions.get(account);
      const isOwn = isSameAccount(account, accountStore.account());
      accountStore.remove(account);
      // A provider that can't be reached or doesn't support revocation must not prevent signing out on this device.
      await session.revokeTokens(['refresh_token']).catch(() => undefined);
      if (!isOwn) return session.removeUser();
      try {
        await session.signoutRedirect();
      } catch (cause) {
        await session.removeUser();
        if (toAuthError(cause).problem !== 'unreachable') throw toAuthError(cause);
      }
    },
    token,
    subscribe: accountStore.subscribe,
  };
}

const isExpiring = (user: User): boolean => user.expires_in !== undefined && user.expires_in < marginSeconds;

const problems: Readonly<Record<string, AuthProblem>> = {
  invalid_grant: 'not-signed-in',
  login_required: 'not-signed-in',
  interaction_required: 'interaction-required',
  consent_required: 'interaction-required',
  account_selection_required: 'interaction-required',
  temporarily_unavailable: 'unreachable',
  server_error: 'unreachable',
};

/** Converts an error of the identity provider or the network to an AuthError. */
function toAuthError(cause: unknown): AuthError {
  if (cause instanceof AuthError) return cause;
  if (isErrorResponse(cause)) {
    const description = cause.error_description ?? cause.error ?? '';
    if (description.includes('PersonalTenant')) return new AuthError('personal-tenant', 'PersonalTenant', { cause });
    return new AuthError(problems[cause.error ?? ''] ?? 'refused', `Failed to authenticate: ${description}`, { cause });
  }
  if (isNamed(cause, 'ErrorTimeout') || cause instanceof TypeError || isNetworkError(cause)) {
    return new AuthError('unreachable', 'Failed to authenticate', { cause });
  }
  return new AuthError('refused', 'Failed to authenticate', { cause });
}

/** Returns whether an error has a name. NOTE: used instead of `instanceof`, so that the library needn't be loaded. */
const isNamed = (cause: unknown, name: string): boolean => cause instanceof Error && cause.name === name;

const isErrorResponse = (cause: unknown): cause is ErrorResponse => isNamed(cause, 'ErrorResponse');

/**
 * Returns whether an error is a network error. oidc-client-ts reports a failed fetch, or a response that isn't JSON (a
 * captive portal), as a plain `Error`.
 */
function isNetworkError(cause: unknown): boolean {
  return cause instanceof Error && /fetch|network|Invalid response Content-Type|\(5\d\d\)/i.test(cause.message);
}
