import type { AccountInfo, AuthenticationResult } from '@azure/msal-browser';
import type { Config } from '../../config.ts';
import { isSameAccount, openAccountStore } from '../account-store.ts';
import { type Account, type AuthClient, AuthError, type TokenRequest } from '../auth-client.ts';
import { type IdentityClaims, parseAccount } from '../parse-account.ts';
import { hasSignInResponse, parseReturnPath, type SignInLocation } from '../sign-in-location.ts';
import { getBaseAuthority, getTenantAuthority, type MsalApp, type SignInSurface } from './msal-app.ts';
import { toMsalAuthError } from './to-msal-auth-error.ts';

export interface MsalPorts {
  readonly app: () => Promise<MsalApp>;
  readonly signIn: Config['signIn'];
  readonly surface: SignInSurface;
  /** Sign-in name of the Teams user, who may be signed in silently. */
  readonly hint?: string | undefined;
  /** Storage for the accounts. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly address: SignInLocation;
  readonly origin: string;
}

type SignInOptions = NonNullable<Parameters<AuthClient['signIn']>[0]>;

/**
 * Creates the auth client for Microsoft Entra ID. It first tries to get a token silently; otherwise it asks the user in
 * the way that the sign-in surface permits.
 */
export function createMsalAuthClient(ports: MsalPorts): AuthClient {
  const { signIn, surface, storage, address, origin } = ports;
  const { graphScopes: scopes } = signIn;
  const accountStore = openAccountStore(storage);

  const findMsalAccount = (app: MsalApp, { tenantId, userId }: Account): AccountInfo | undefined =>
    app.getAccount({ tenantId, localAccountId: userId }) ?? undefined;

  /**
   * Returns the account of a sign-in.
   * @throws AuthError 'AccountInfo is null' if MSAL can't identify the user
   */
  const toAccount = ({ account }: AuthenticationResult): Account => {
    if (!account) throw new AuthError('refused', 'AccountInfo is null');
    const claims = (account.idTokenClaims ?? {}) as Partial<IdentityClaims>;
    return parseAccount({
      ...{ sub: account.localAccountId, oid: account.localAccountId, tid: account.tenantId },
      ...{ name: account.name, preferred_username: account.username },
      ...claims,
    });
  };

  /** Stores an account as the active one, and reloads the page. */
  const activate = (result: AuthenticationResult, returnTo: string): void => {
    accountStore.activate(toAccount(result));
    address.navigate(returnTo);
  };

  const createRequest = (options: SignInOptions) => {
    const account = options.chooseAccount || options.tenantId ? undefined : accountStore.account();
    const tenantId = options.tenantId ?? account?.tenantId;
    return {
      scopes,
      authority: tenantId ? getTenantAuthority(signIn.authority, tenantId) : getBaseAuthority(signIn.authority),
      ...(options.chooseAccount && { prompt: 'select_account' }),
      ...(account && { loginHint: account.username }),
      ...(options.claims && { claims: options.claims }),
    };
  };

  /** Signs in with a window. Resolves when the window has responded. */
  const signInWithWindow = async (app: MsalApp, options: SignInOptions): Promise<AuthenticationResult> => {
    const request = createRequest(options);
    if (surface.kind !== 'teams') return app.acquireTokenPopup(request);
    const query = new URLSearchParams({ clientId: signIn.clientId, scope: scopes.join(' ') });
    if (request.loginHint ?? ports.hint) query.set('loginHint', request.loginHint ?? ports.hint ?? '');
    if (request.claims) query.set('claims', request.claims);
    await surface.openWindow(`${origin}/auth-start.html?${query}`);
    const hint = request.loginHint ?? ports.hint;
    return app.ssoSilent({ ...request, ...(hint && { loginHint: hint }) });
  };

  const signInInteractively: AuthClient['signIn'] = async (options = {}) => {
    const returnTo = options.returnTo ?? address.pathAndQuery;
    try {
      const app = await ports.app();
      if (surface.kind === 'page') {
        await app.acquireTokenRedirect({ ...createRequest(options), redirectUri: `${origin}/`, state: returnTo });
        return;
      }
      const previousAccount = accountStore.account();
      const result = await signInWithWindow(app, options);
      const isAnyAccountAllowed = options.chooseAccount || options.tenantId || !previousAccount;
      activate(result, returnTo);
      if (!isAnyAccountAllowed && previousAccount.tenantId !== accountStore.account()?.tenantId)
        throw new AuthError('other-account', 'LoginRedirect');
    } catch (cause) {
      throw toMsalAuthError(cause);
    }
  };

  const getTokenSilently = async ({ refused, claims }: TokenRequest): Promise<string> => {
    const account = accountStore.account();
    if (!account) throw new AuthError('not-signed-in', 'User not authenticated');
    const app = await ports.app();
    const msalAccount = findMsalAccount(app, account);
    const request = {
      scopes,
      authority: getTenantAuthority(signIn.authority, account.tenantId),
      ...(claims && { claims }),
    };
    if (!msalAccount) {
      const result = await app.ssoSilent({ ...request, loginHint: account.username });
      // The browser may be signed in as a different user than the app, because a frame's storage may be empty.
      if (!isSameAccount(toAccount(result), account)) throw new AuthError('not-signed-in', 'User not authenticated');
      return result.accessToken;
    }
    const result = await app.acquireTokenSilent({ ...request, account: msalAccount });
    if (result.accessToken !== refused) return result.accessToken;
    return (await app.acquireTokenSilent({ ...request, account: msalAccount, forceRefresh: true })).accessToken;
  };

  return {
    async start() {
      if (!hasSignInResponse(address.href)) return signInTeamsUser();
      let returnTo = '/teams';
      try {
        const app = await ports.app();
        const result = await app.handleRedirectPromise({ navigateToLoginRequestUrl: false });
        returnTo = parseReturnPath(result?.state) ?? returnTo;
        if (result) accountStore.activate(toAccount(result));
      } catch (cause) {
        throw toMsalAuthError(cause);
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
    signIn: signInInteractively,
    async signOut(account = accountStore.account()) {
      if (!account) return;
      const isOwn = isSameAccount(account, accountStore.account());
      accountStore.remove(account);
      const app = await ports.app().catch((cause: unknown) => {
        throw toMsalAuthError(cause);
      });
      const known = findMsalAccount(app, account);
      if (!known) return;
      if (isOwn && surface.kind === 'page') await app.logoutRedirect({ account: known });
      else await app.clearCache({ account: known });
    },
    async token(request = {}) {
      try {
        return await getTokenSilently(request);
      } catch (cause) {
        const problem = toMsalAuthError(cause);
        if (problem.problem !== 'unreachable') {
          const { claims } = request;
          if (request.interactive) await signInInteractively(claims ? { claims } : {});
          else accountStore.emit({ kind: 'interaction-required', problem: problem.problem, ...(claims && { claims }) });
        }
        throw problem;
      }
    },
    subscribe: accountStore.subscribe,
  };

  /** Signs in the Teams user silently, if no account is signed in. */
  async function signInTeamsUser(): Promise<void> {
    if (accountStore.account()) return;
    // Loads MSAL in advance, because a click handler must open the popup synchronously.
    if (surface.kind !== 'page') await ports.app().catch(() => undefined);
    if (!ports.hint) return;
    try {
      const result = await (await ports.app()).ssoSilent({
        scopes,
        authority: getBaseAuthority(signIn.authority),
        loginHint: ports.hint,
      });
      accountStore.activate(toAccount(result));
    } catch (cause) {
      const problem = toMsalAuthError(cause);
      // Other errors are shown by the sign-in page.
      if (problem.problem === 'personal-tenant') throw problem;
    }
  }
}
