import {
  type Configuration,
  createNestablePublicClientApplication,
  createStandardPublicClientApplication,
} from '@azure/msal-browser';
import type { Config } from '../../config.ts';
import { baseAuthority } from './authority.ts';
import type { AskingPlace, MsalApp } from './msal-app.ts';

/** What a popup, a hidden frame and Teams' window come back to. The page itself comes back to its root. */
export const answerPage = '/auth-start.html';
/** What a popup opens that somebody else's page is to hear of: the browser parts it from what is behind. */
const relayPage = '/auth-relay.html';

/**
 * Microsoft's library, for one registration. Its host is known: nobody else is asked whether it is one of Microsoft's, so that national
 * clouds need no more than their address.
 */
export function openMsalApp(
  { signIn }: Config,
  origin: string,
  place: AskingPlace['kind'],
  system: Configuration['system'] = {},
): Promise<MsalApp> {
  const authority = baseAuthority(signIn.authority);
  const configuration: Configuration = {
    auth: {
      clientId: signIn.clientId,
      authority,
      knownAuthorities: [new URL(authority).host],
      redirectUri: `${origin}${answerPage}`,
      postLogoutRedirectUri: `${origin}/`,
      // Says that a claims challenge is answered: Microsoft then sends them, and tells at once of people who left.
      clientCapabilities: ['CP1'],
      ...(place === 'frame' && { popupRelayUri: `${origin}${relayPage}`, popupRelayProtocolVersion: 2 as const }),
    },
    // All tabs share one sign-in, as they do with any other provider. The library seals what it keeps there.
    cache: { cacheLocation: 'localStorage' },
    system,
  };
  const create = place === 'nested' ? createNestablePublicClientApplication : createStandardPublicClientApplication;
  return create(configuration);
}
