import {
  type Configuration,
  createNestablePublicClientApplication,
  createStandardPublicClientApplication,
} from '@azure/msal-browser';
import type { Config } from '../../config.ts';
import { getBaseAuthority, type MsalApp, type SignInSurface } from './msal-app.ts';

/** Redirect page of popups, hidden frames and Teams windows. Redirects of the whole page return to the root path. */
export const redirectPage = '/auth-start.html';
/**
 * Page that connects an app in a third-party frame with the sign-in popup, which the browser isolates from each other.
 */
const relayPage = '/auth-relay.html';

/**
 * Creates MSAL for an app registration. The configured host is registered as a known authority, so that MSAL doesn't
 * query Microsoft about it. National clouds therefore only need their URL.
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
      // Declares support for claims challenges, so that Microsoft sends them and reports revoked users immediately.
      clientCapabilities: ['CP1'],
      ...(surfaceKind === 'frame' && { popupRelayUri: `${origin}${relayPage}`, popupRelayProtocolVersion: 2 as const }),
    },
    // All tabs share one sign-in, as with other identity providers. MSAL encrypts this cache.
    cache: { cacheLocation: 'localStorage' },
    system,
  };
  const create =
    surfaceKind === 'nested' ? createNestablePublicClientApplication : createStandardPublicClientApplication;
  return create(configuration);
}
