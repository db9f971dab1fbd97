import type { AccountInfo, AuthenticationResult } from '@azure/msal-browser';
import type { Config } from '../../config.ts';
import { openAccountBook } from '../account-book.ts';
import { accountOf, type IdentityClaims } from '../account-of.ts';
import { type Account, type AuthClient, AuthError, type TokenAsk } from '../auth-client.ts';
import { carriesAnswer } from '../carries-answer.ts';
import { isSameAccount } from '../known-accounts.ts';
import { readReturnTo, type SignInAddress } from '../sign-in-address.ts';
import { authorityOf, baseAuthority } from './authority.ts';
import type { AskingPlace, MsalApp } from './msal-app.ts';
import { msalProblemOf } from './msal-problem-of.ts';

export interface MsalPorts {
  readonly app: () => Promise<MsalApp>;
  readonly signIn: Config['signIn'];
  readonly place: AskingPlace;
  /** Whom Teams has signed in: an account that needs no question. */
  readonly hint?: string | undefined;
  /** Where the accounts' names are kept. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly address: SignInAddress;
  readonly origin: string;
}

type SignInOptions = NonNullable<Parameters<AuthClient['signIn']>[0]>;

/** Sign-in with Microsoft Entra. Silent first; where that is not enough, the person is asked in whatever way the place allows. */
export function createMsalAuthClient(ports: MsalPorts): AuthClient {
  const { signIn, place, storage, address, origin } = ports;
  const { graphScopes: scopes } = signIn;
  const book = openAccountBook(storage);

  const knownTo = (app: MsalApp, { tenantId, userId }: Account): AccountInfo | undefined =>
    app.getAccount({ tenantId, localAccountId: userId }) ?? undefined;

  /** @throws AuthError 'AccountInfo is null' when the library cannot say who it was */
  const personOf = ({ account }: AuthenticationResult): Account => {
    if (!account) throw new AuthError('refused', 'AccountInfo is null');
    const claims = (account.idTokenClaims ?? {}) as Partial<IdentityClaims>;
    return accountOf({
      ...{ sub: account.localAccountId, oid: account.localAccountId, tid: account.tenantId },
      ...{ name: account.name, preferred_username: account.username },
      ...claims,
    });
  };

  /** Loads the page for whoever has signed in. */
  const admit = (result: AuthenticationResult, returnTo: string): void => {
    book.choose(personOf(result));
    address.go(returnTo);
  };

  const requestOf = (options: SignInOptions) => {
    const account = options.chooseAccount || options.tenantId ? undefined : book.account();
    const tenantId = options.tenantId ?? account?.tenantId;
    return {
      scopes,
      authority: tenantId ? authorityOf(signIn.authority, tenantId) : baseAuthority(signIn.authority),
      ...(options.chooseAccount && { prompt: 'select_account' }),
      ...(account && { loginHint: account.username }),
      ...(options.claims && { claims: options.claims }),
    };
  };

  /** Asks in a window; resolves when it has answered. */
  const askBeside = async (app: MsalApp, options: SignInOptions): Promise<AuthenticationResult> => {
    const request = requestOf(options);
    if (place.kind !== 'teams') return app.acquireTokenPopup(request);
    const query = new URLSearchParams({ clientId: signIn.clientId, scope: scopes.join(' ') });
    if (request.loginHint ?? ports.hint) query.set('loginHint', request.loginHint ?? ports.hint ?? '');
    if (request.claims) query.set('claims', request.claims);
    await place.openWindow(`${origin}/auth-start.html?${query}`);
    const hint = request.loginHint ?? ports.hint;
    return app.ssoSilent({ ...request, ...(hint && { loginHint: hint }) });
  };

  const ask: AuthClient['signIn'] = async (options = {}) => {
    const returnTo = options.returnTo ?? address.pathAndQuery;
    try {
      const app = await ports.app();
      if (place.kind === 'page') {
        await app.acquireTokenRedirect({ ...requestOf(options), redirectUri: `${origin}/`, state: returnTo });
        return;
      }
      const before = book.account();
      const result = await askBeside(app, options);
      const isWanted = options.chooseAccount || options.tenantId || !before;
      admit(result, returnTo);
      if (!isWanted && before.tenantId !== book.account()?.tenantId)
        throw new AuthError('other-account', 'LoginRedirect');
    } catch (cause) {
      throw msalProblemOf(cause);
    }
  };

  const silent = async ({ refused, claims }: TokenAsk): Promise<string> => {
    const account = book.account();
    if (!account) throw new AuthError('not-signed-in', 'User not authenticated');
    const app = await ports.app();
    const known = knownTo(app, account);
    const request = {
      scopes,
      authority: authorityOf(signIn.authority, account.tenantId),
      ...(claims && { claims }),
    };
    if (!known) {
      const result = await app.ssoSilent({ ...request, loginHint: account.username });
      // A frame's storage may be empty while its browser is signed in: as this person, or nothing was won.
      if (!isSameAccount(personOf(result), account)) throw new AuthError('not-signed-in', 'User not authenticated');
      return result.accessToken;
    }
    const result = await app.acquireTokenSilent({ ...request, account: known });
    if (result.accessToken !== refused) return result.accessToken;
    return (await app.acquireTokenSilent({ ...request, account: known, forceRefresh: true })).accessToken;
  };

  return {
    async start() {
      if (!carriesAnswer(address.href)) return greet();
      let returnTo = '/teams';
      try {
        const app = await ports.app();
        const result = await app.handleRedirectPromise({ navigateToLoginRequestUrl: false });
        returnTo = readReturnTo(result?.state) ?? returnTo;
        if (result) book.choose(personOf(result));
      } catch (cause) {
        throw msalProblemOf(cause);
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
    signIn: ask,
    async signOut(account = book.account()) {
      if (!account) return;
      const isOwn = isSameAccount(account, book.account());
      book.forget(account);
      const app = await ports.app().catch((cause: unknown) => {
        throw msalProblemOf(cause);
      });
      const known = knownTo(app, account);
      if (!known) return;
      if (isOwn && place.kind === 'page') await app.logoutRedirect({ account: known });
      else await app.clearCache({ account: known });
    },
    async token(wanted = {}) {
      try {
        return await silent(wanted);
      } catch (cause) {
        const problem = msalProblemOf(cause);
        if (problem.problem !== 'unreachable') {
          const { claims } = wanted;
          if (wanted.interactive) await ask(claims ? { claims } : {});
          else book.tell({ kind: 'interaction-required', problem: problem.problem, ...(claims && { claims }) });
        }
        throw problem;
      }
    },
    subscribe: book.subscribe,
  };

  /** Teams has signed somebody in already: nobody is asked again who need not be. */
  async function greet(): Promise<void> {
    if (book.account()) return;
    // A popup opens only while a click is handled: its code is here before.
    if (place.kind !== 'page') await ports.app().catch(() => undefined);
    if (!ports.hint) return;
    try {
      const result = await (await ports.app()).ssoSilent({
        scopes,
        authority: baseAuthority(signIn.authority),
        loginHint: ports.hint,
      });
      book.choose(personOf(result));
    } catch (cause) {
      const problem = msalProblemOf(cause);
      // Anything else is asked on the page of the sign-in.
      if (problem.problem === 'personal-tenant') throw problem;
    }
  }
}
