import type { User } from 'oidc-client-ts';
import { accountOf } from './account-of.ts';
import { type Account, type AuthClient, AuthError, type AuthEvent, type TokenAsk } from './auth-client.ts';
import { authProblemOf } from './auth-problem-of.ts';
import { carriesAnswer } from './carries-answer.ts';
import { readLastAccount, writeLastAccount } from './last-account.ts';
import type { OidcSession } from './oidc-session.ts';

export interface OidcPorts {
  readonly session: OidcSession;
  /** Where the last account's name is kept. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly locks: Pick<LockManager, 'request'>;
  readonly address: { readonly href: string; readonly pathAndQuery: string; replace(path: string): void };
}

/** Seconds before its end from which a token is renewed. */
const marginSeconds = 60;
const lockName = 'tideform-token';

/** Sign-in with any OpenID provider: authorisation code with PKCE by redirect, renewal by refresh token. */
export function createOidcAuthClient(ports: OidcPorts): AuthClient {
  const { session, storage, locks, address } = ports;
  const listeners = new Set<(event: AuthEvent) => void>();
  let account: Account | undefined = readLastAccount(storage);

  const tell = (event: AuthEvent): void => {
    for (const listener of listeners) listener(event);
  };

  const setAccount = (next: Account | undefined): void => {
    account = next;
    writeLastAccount(storage, next);
    tell({ kind: 'account', account: next });
  };

  /** Keeps the account of a new token; a person of another kind is let out again. */
  const admit = async (user: User): Promise<void> => {
    try {
      setAccount(accountOf(user.profile));
    } catch (refusal) {
      await session.removeUser();
      throw refusal;
    }
  };

  const signIn: AuthClient['signIn'] = async (options = {}) => {
    await session.signinRedirect({
      state: { returnTo: options.returnTo ?? address.pathAndQuery },
      ...(options.chooseAccount ? { prompt: 'select_account' } : {}),
      ...(account && options.claims ? { login_hint: account.username } : {}),
      extraQueryParams: {
        ...(options.claims ? { claims: options.claims } : {}),
        ...(options.tenantId ? { tenant: options.tenantId } : {}),
      },
    });
  };

  /** One renewal at a time in the whole browser: a refresh token may be spent once. */
  const renew = ({ refused, claims }: TokenAsk): Promise<string> =>
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
    const user = await session.getUser();
    if (user && user.access_token !== ask.refused && !ask.claims && !isOver(user)) return user.access_token;
    try {
      return await renew(ask);
    } catch (cause) {
      const problem = authProblemOf(cause);
      if (problem.problem !== 'unreachable') {
        if (ask.interactive) await signIn(ask.claims ? { claims: ask.claims } : {});
        else
          tell({ kind: 'interaction-required', problem: problem.problem, ...(ask.claims && { claims: ask.claims }) });
      }
      throw problem;
    }
  };

  return {
    async start() {
      if (!carriesAnswer(address.href)) return;
      let returnTo = '/teams';
      try {
        const user = await session.signinCallback(address.href);
        returnTo = returnToOf(user?.state) ?? returnTo;
        if (user) await admit(user);
      } catch (cause) {
        throw authProblemOf(cause);
      } finally {
        address.replace(returnTo);
      }
    },
    account: () => account,
    signIn,
    async signOut() {
      setAccount(undefined);
      try {
        await session.signoutRedirect();
      } catch (cause) {
        await session.removeUser();
        if (authProblemOf(cause).problem !== 'unreachable') throw authProblemOf(cause);
      }
    },
    token,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const isOver = (user: User): boolean => user.expires_in !== undefined && user.expires_in < marginSeconds;

/** Only a path of this app: an address from outside must not decide where a person lands. */
function returnToOf(state: unknown): string | undefined {
  const returnTo = (state as { returnTo?: unknown } | undefined)?.returnTo;
  return typeof returnTo === 'string' && /^\/(?![/\\])/.test(returnTo) ? returnTo : undefined;
}
