import {
  type Configuration,
  createNestablePublicClientApplication,
  createStandardPublicClientApplication,
} from '@azure/msal-browser';
import type { Config } from '../../config.ts';
import { getBaseAuthority } from './authority.ts';
import type { MsalApp, SignInSurface } from './msal-app.ts';

/** Redirect page of popups, hidden frames and Teams windows. The page itself returns to the root. */
export const redirectPage = '/auth-start.html';
/** Page between the app in a third-party frame and the sign-in popup, which the browser isolates from each other. */
const relayPage = '/auth-relay.html';

/**
 * Creates MSAL for one app registration. Its host is a known authority, so MSAL doesn't query Microsoft about it:
 * national clouds only need their URL.
 */
export function openMsalApp(
  { signIn }: Config,
  origin: string,
  surfaceKind: SignInSurface['kind'],
  system: Configuration['system'] = {},
): Promise<MsalApp> {
  const authority = getBaseAuthority(signIn.authority);
  const configuration: Configuration = {
    auth: {
      clientId: signIn.clientId,
      authority,
      knownAuthorities: [new URL(authority).host],
      redirectUri: `${origin}${redirectPage}`,
      postLogoutRedirectUri: `${origin}/`,
      // Declares support for claims challenges: Microsoft then sends them, and reports revoked users at once.
      clientCapabilities: ['CP1'],
      ...(surfaceKind === 'frame' && { popupRelayUri: `${origin}${relayPage}`, popupRelayProtocolVersion: 2 as const }),
    },
    // All tabs share one sign-in, as with any other provider. MSAL encrypts the cache.
    cache: { cacheLocation: 'localStorage' },
    system,
  };
  const create =
    surfaceKind === 'nested' ? createNestablePublicClientApplication : createStandardPublicClientApplication;
  return create(configuration);
}
