import { UserManager, WebStorageStateStore } from 'oidc-client-ts';
import type { Config } from '../config.ts';

/** The provider sends people back here. One address for every screen: providers compare it letter by letter. */
const redirectUri = (origin: string): string => `${origin}/`;

/** Tokens are kept in local storage, so that all tabs share one sign-in. */
export function openOidcSession({ signIn }: Config, origin: string): UserManager {
  return new UserManager({
    authority: signIn.authority,
    client_id: signIn.clientId,
    redirect_uri: redirectUri(origin),
    post_logout_redirect_uri: redirectUri(origin),
    scope: ['openid', 'profile', 'offline_access', ...signIn.graphScopes].join(' '),
    userStore: new WebStorageStateStore({ store: localStorage }),
    stateStore: new WebStorageStateStore({ store: localStorage }),
    automaticSilentRenew: false,
    monitorSession: false,
    loadUserInfo: false,
    requestTimeoutInSeconds: 10,
  });
}
