import type { User } from 'oidc-client-ts';
import { openAccountBook } from './account-book.ts';
import { accountOf } from './account-of.ts';
import { type AuthClient, AuthError, type TokenAsk } from './auth-client.ts';
import { authProblemOf } from './auth-problem-of.ts';
import { carriesAnswer } from './carries-answer.ts';
import { isSameAccount } from './known-accounts.ts';
import type { OidcSession, OidcSessions } from './oidc-session.ts';

export interface OidcPorts {
  readonly sessions: OidcSessions;
  /** Where the accounts' names are kept. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly locks: Pick<LockManager, 'request'>;
  readonly address: {
    readonly href: string;
    readonly pathAndQuery: string;
    replace(path: string): void;
    /** Loads the page anew, at a path of the app. */
    go(path: string): void;
  };
}

/** Seconds before its end from which a token is renewed. */
const marginSeconds = 60;
const lockName = 'tideform-token';

/** Sign-in with any OpenID provider: authorisation code with PKCE by redirect, renewal by refresh token. */
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
    await sessions.gate.signinRedirect({
      state: { returnTo: options.returnTo ?? address.pathAndQuery },
      ...(options.chooseAccount ? { prompt: 'select_account' } : {}),
      ...(account && options.claims ? { login_hint: account.username } : {}),
      extraQueryParams: {
        ...(options.claims ? { claims: options.claims } : {}),
        ...(options.tenantId ? { tenant: options.tenantId } : {}),
      },
    });
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
        returnTo = returnToOf(user?.state) ?? returnTo;
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

/** Only a path of this app: an address from outside must not decide where a person lands. */
function returnToOf(state: unknown): string | undefined {
  const returnTo = (state as { returnTo?: unknown } | undefined)?.returnTo;
  return typeof returnTo === 'string' && /^\/(?![/\\])/.test(returnTo) ? returnTo : undefined;
}
