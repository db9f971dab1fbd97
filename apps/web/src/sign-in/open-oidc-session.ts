import {
  InMemoryWebStorage,
  type SigninRedirectArgs,
  UserManager,
  type UserManagerSettings,
  WebStorageStateStore,
} from 'oidc-client-ts';
import type { Config } from '../config.ts';
import type { Account } from './auth-client.ts';
import { sessionPrefix } from './session-prefix.ts';
import { takeOldSession } from './take-old-session.ts';

/** The provider sends people back here. One address for every screen: providers compare it letter by letter. */
const redirectUri = (origin: string): string => `${origin}/`;

const settings = ({ signIn }: Config, origin: string): UserManagerSettings => ({
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

/** Where sign-ins begin and come back: whose they are is known only then, so it keeps no tokens itself. */
export function openOidcGate(config: Config, origin: string, comesBackTo = redirectUri(origin)): Gate {
  return new Gate({
    ...settings(config, origin),
    redirect_uri: comesBackTo,
    userStore: new WebStorageStateStore({ store: new InMemoryWebStorage() }),
  });
}

class Gate extends UserManager {
  /** Begins a sign-in without leaving the page: its state is kept here, the window only carries code and state. */
  async createWindowRequest({ state, ...request }: SigninRedirectArgs): Promise<string> {
    const begun = await this._client.createSigninRequest({ ...request, state, request_type: 'si:r' });
    return begun.url;
  }
}

/** Tokens are kept in local storage, so that all tabs share one sign-in. */
export function openOidcSession(config: Config, origin: string, account: Account): UserManager {
  const prefix = sessionPrefix(account);
  const { authority, clientId } = config.signIn;
  takeOldSession(localStorage, account, `user:${authority}:${clientId}`, prefix);
  return new UserManager({
    ...settings(config, origin),
    userStore: new WebStorageStateStore({ store: localStorage, prefix }),
  });
}
