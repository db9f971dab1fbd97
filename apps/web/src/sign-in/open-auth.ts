import { type Config, loadConfig } from '../config.ts';
import type { TeamsHost } from '../teams/teams-host.ts';
import type { AuthClient } from './auth-client.ts';
import { createOidcAuthClient } from './oidc-auth-client.ts';
import { createOidcSessions } from './oidc-session.ts';
import { hasSignInResponse, type SignInLocation } from './sign-in-location.ts';

/**
 * Loads the configuration from the server, and opens the sign-in that it names.
 *
 * @param teams connection to Teams, if Teams shows the app in a frame
 * @throws FailureError if the server has never responded
 */
export async function openAuth(
  teams: Promise<TeamsHost | undefined> = Promise.resolve(undefined),
): Promise<{ readonly config: Config; readonly auth: AuthClient }> {
  const config = await loadConfig({
    fetch: (input, init) => fetch(input, init),
    storage: localStorage,
    // A sign-in response is valid only once, so the page with the response isn't reloaded. The next page gets the new
    // configuration.
    onChanged: () => !hasSignInResponse(location.href) && location.reload(),
  });
  const auth =
    config.signIn.kind === 'microsoft'
      ? await openMicrosoft(config, await teams)
      : createOidcAuthClient({
          sessions: createOidcSessions(config, location.origin),
          storage: localStorage,
          locks: navigator.locks,
          address: signInLocation,
          ...(isFramed() && { openWindow: (await import('./open-sign-in-window.ts')).openSignInWindow }),
        });
  return { config, auth };
}

/** Opens the sign-in with Microsoft, whose code is loaded only if it is configured. */
async function openMicrosoft(config: Config, teams: TeamsHost | undefined): Promise<AuthClient> {
  const { openMicrosoftAuth } = await import('./microsoft/open-microsoft-auth.ts');
  return openMicrosoftAuth(config, signInLocation, teams);
}

const isFramed = (): boolean => window.parent !== window;

const signInLocation: SignInLocation = {
  get href() {
    return location.href;
  },
  get pathAndQuery() {
    return location.pathname + location.search;
  },
  replace: (to) => history.replaceState(null, '', to),
  navigate: (to) => location.assign(to),
};
