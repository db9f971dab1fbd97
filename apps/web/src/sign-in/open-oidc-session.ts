import {
  InMemoryWebStorage,
  type SigninRedirectArgs,
  UserManager,
  type UserManagerSettings,
  WebStorageStateStore,
} from 'oidc-client-ts';
import type { Config } from '../config.ts';
import type { Account } from './auth-client.ts';
import { getSessionPrefix } from './get-session-prefix.ts';
import { migrateSession } from './migrate-session.ts';

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
