import {
  InMemoryWebStorage,
  type SigninRedirectArgs,
  UserManager,
  type UserManagerSettings,
  WebStorageStateStore,
} from 'oidc-client-ts';
import type { Config } from '../config.ts';
import type { Account } from './auth-client.ts';
import { getSessionPrefix } from './sign-in-location.ts';

/** Returns the redirect URI. It is the same for all screens, because identity providers compare it exactly. */
const redirectUri = (origin: string): string => `${origin}/`;

const createManagerSettings = ({ signIn }: Config, origin: string): UserManagerSettings => ({
  authority: signIn.authority,
  client_id: signIn.clientId,
  redirect_uri: redirectUri(origin),
  post_logout_redirect_uri: redirectUri(origin),
  scope: ['openid', 'profile', 'offline_access', ...signIn.graphScopes].join(' '),
  stateStore: new WebStorageStateStore({ store: localStorage }),
  automaticSilentRenew: false,
  monitorSession: false,
  loadUserInfo: false,
  requestTimeoutInSeconds: 10,
});

/**
 * Creates the manager that starts and completes sign-ins. It stores no tokens, because the account is known only
 * afterwards.
 */
export function openOidcSignIn(config: Config, origin: string, redirectTo = redirectUri(origin)): SignInManager {
  return new SignInManager({
    ...createManagerSettings(config, origin),
    redirect_uri: redirectTo,
    userStore: new WebStorageStateStore({ store: new InMemoryWebStorage() }),
  });
}

class SignInManager extends UserManager {
  /**
   * Creates the request of a sign-in window. Its state is stored on this page; the window only returns code and state.
   */
  async createWindowRequest({ state, ...request }: SigninRedirectArgs): Promise<string> {
    const signinRequest = await this._client.createSigninRequest({ ...request, state, request_type: 'si:r' });
    return signinRequest.url;
  }
}

/** Creates the session of an account. Tokens are in local storage, so that all tabs share one sign-in. */
export function openOidcSession(config: Config, origin: string, account: Account): UserManager {
  const prefix = getSessionPrefix(account);
  const { authority, clientId } = config.signIn;
  migrateSession(localStorage, account, `user:${authority}:${clientId}`, prefix);
  return new UserManager({
    ...createManagerSettings(config, origin),
    userStore: new WebStorageStateStore({ store: localStorage, prefix }),
  });
}

/** Prefix of the storage keys of tokens in earlier versions, which supported only one account. */
const oldPrefix = 'oidc.';

/** Moves an account's tokens from the storage keys of earlier versions. Tokens of other accounts are kept there. */
export function migrateSession(
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  account: Account,
  name: string,
  prefix: string,
): void {
  const stored = storage.getItem(oldPrefix + name);
  if (stored === null || storage.getItem(prefix + name) !== null || !isSessionOf(stored, account)) return;
  storage.setItem(prefix + name, stored);
  storage.removeItem(oldPrefix + name);
}

function isSessionOf(storedSession: string, { tenantId, userId }: Account): boolean {
  try {
    const { profile } = JSON.parse(storedSession) as { readonly profile?: { readonly [claim: string]: unknown } };
    return profile?.tid === tenantId && (profile.oid ?? profile.sub) === userId;
  } catch {
    return false;
  }
}
