import { type Config, loadConfig } from '../config.ts';
import type { TeamsHost } from '../teams/teams-host.ts';
import type { AuthClient } from './auth-client.ts';
import { carriesAnswer } from './carries-answer.ts';
import { createOidcAuthClient } from './oidc-auth-client.ts';
import { createOidcSessions } from './oidc-session.ts';
import type { SignInAddress } from './sign-in-address.ts';

/**
 * Asks the server for its world, and opens the sign-in of that.
 *
 * @param teams who shows the app in a frame of Teams
 * @throws when the server never told
 */
export async function openAuth(
  teams: Promise<TeamsHost | undefined> = Promise.resolve(undefined),
): Promise<{ readonly config: Config; readonly auth: AuthClient }> {
  const config = await loadConfig({
    fetch: (input, init) => fetch(input, init),
    storage: localStorage,
    // An answer of the sign-in can be read once only: its page goes on, and the next one is right.
    onOther: () => !carriesAnswer(location.href) && location.reload(),
  });
  const auth =
    config.signIn.kind === 'microsoft'
      ? await openMicrosoft(config, await teams)
      : createOidcAuthClient({
          sessions: createOidcSessions(config, location.origin),
          storage: localStorage,
          locks: navigator.locks,
          address,
          ...(isFramed() && { openWindow: (await import('./open-own-window.ts')).openOwnWindow }),
        });
  return { config, auth };
}

/** Its code comes for whom Microsoft signs in alone. */
async function openMicrosoft(config: Config, teams: TeamsHost | undefined): Promise<AuthClient> {
  const { openMicrosoftAuth } = await import('./microsoft/open-microsoft-auth.ts');
  return openMicrosoftAuth(config, address, teams);
}

const isFramed = (): boolean => window.parent !== window;

const address: SignInAddress = {
  get href() {
    return location.href;
  },
  get pathAndQuery() {
    return location.pathname + location.search;
  },
  replace: (to) => history.replaceState(null, '', to),
  go: (to) => location.assign(to),
};
