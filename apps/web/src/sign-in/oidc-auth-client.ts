import type { User } from 'oidc-client-ts';
import { openAccountBook } from './account-book.ts';
import { accountOf } from './account-of.ts';
import { type AuthClient, AuthError, type TokenAsk } from './auth-client.ts';
import { authProblemOf } from './auth-problem-of.ts';
import { carriesAnswer } from './carries-answer.ts';
import { isSameAccount } from './known-accounts.ts';
import type { OidcSession, OidcSessions } from './oidc-session.ts';
import { readReturnTo, type SignInAddress } from './sign-in-address.ts';

export interface OidcPorts {
  readonly sessions: OidcSessions;
  /** Where the accounts' names are kept. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly locks: Pick<LockManager, 'request'>;
  readonly address: SignInAddress;
  /** Where the page is in a frame: asks in a window beside it, and answers what that came back with. */
  readonly openWindow?: (address: Promise<string>) => Promise<URLSearchParams>;
}

/** Seconds before its end from which a token is renewed. */
const marginSeconds = 60;
const lockName = 'tideform-token';

/** Sign-in with any OpenID provider: authorization code with PKCE by redirect, renewal by refresh token. */
export function createOidcAuthClient(ports: OidcPorts): AuthClient {
  const { sessions, storage, locks, address } = ports;
  const book = openAccountBook(storage);

  /** Keeps the account of new tokens, with them; a person of another kind is not let in. */
  const admit = async (user: User): Promise<void> => {
    const account = accountOf(user.profile);
    await sessions.of(account).storeUser(user);
    book.choose(account);
  };

  const signIn: AuthClient['signIn'] = async (options = {}) => {
    const account = book.account();
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
    if (!ports.openWindow) return sessions.gate.signinRedirect(request);
    try {
      const answer = await ports.openWindow(sessions.gate.windowAddress(request));
      const user = await sessions.gate.signinCallback(`${sessions.gate.windowPage}?${answer}`);
      if (user) await admit(user);
      address.go(returnTo);
    } catch (cause) {
      throw authProblemOf(cause);
    }
  };

  const ownSession = (): OidcSession => {
    const account = book.account();
    if (!account) throw new AuthError('not-signed-in', 'User not authenticated');
    return sessions.of(account);
  };

  /** One renewal at a time in the whole browser: a refresh token may be spent once. */
  const renew = (session: OidcSession, { refused, claims }: TokenAsk): Promise<string> =>
    locks.request(lockName, async () => {
      const current = await session.getUser();
      if (!current) throw new AuthError('not-signed-in', 'User not authenticated');
      if (!claims && current.access_token !== refused && !isOver(current)) return current.access_token;
      if (!current.refresh_token) throw new AuthError('not-signed-in', 'User not authenticated');
      const renewed = await session.signinSilent(claims ? { extraTokenParams: { claims } } : {});
      if (!renewed) throw new AuthError('not-signed-in', 'Failed to authenticate');
      return renewed.access_token;
    });

  const token = async (ask: TokenAsk = {}): Promise<string> => {
    const session = ownSession();
    const user = await session.getUser();
    if (user && user.access_token !== ask.refused && !ask.claims && !isOver(user)) return user.access_token;
    try {
      return await renew(session, ask);
    } catch (cause) {
      const problem = authProblemOf(cause);
      if (problem.problem !== 'unreachable') {
        if (ask.interactive) await signIn(ask.claims ? { claims: ask.claims } : {});
        else
          book.tell({
            kind: 'interaction-required',
            problem: problem.problem,
            ...(ask.claims && { claims: ask.claims }),
          });
      }
      throw problem;
    }
  };

  return {
    async start() {
      if (!carriesAnswer(address.href)) return;
      let returnTo = '/teams';
      try {
        const user = await sessions.gate.signinCallback(address.href);
        returnTo = readReturnTo((user?.state as { returnTo?: unknown } | undefined)?.returnTo) ?? returnTo;
        if (user) await admit(user);
      } catch (cause) {
        throw authProblemOf(cause);
      } finally {
        address.replace(returnTo);
      }
    },
    account: book.account,
    accounts: book.accounts,
    switchTo(account, returnTo = '/teams') {
      book.choose(account);
      address.go(returnTo);
    },
    signIn,
    async signOut(account = book.account()) {
      if (!account) return;
      const session = sessions.of(account);
      const isOwn = isSameAccount(account, book.account());
      book.forget(account);
      // A provider that is out of reach, or knows no revocation, keeps nobody signed in here.
      await session.revokeTokens(['refresh_token']).catch(() => undefined);
      if (!isOwn) return session.removeUser();
      try {
        await session.signoutRedirect();
      } catch (cause) {
        await session.removeUser();
        if (authProblemOf(cause).problem !== 'unreachable') throw authProblemOf(cause);
      }
    },
    token,
    subscribe: book.subscribe,
  };
}

const isOver = (user: User): boolean => user.expires_in !== undefined && user.expires_in < marginSeconds;
