import { app, authentication } from '@microsoft/teams-js';
import { loadConfig } from '../../config.ts';
import { getBaseAuthority } from './msal-app.ts';
import { openMsalApp } from './open-msal-app.ts';
import { toMsalAuthError } from './to-msal-auth-error.ts';

/**
 * Runs in a sign-in window that Teams opened. Redirects to Microsoft's sign-in page, or reports its response to Teams.
 *
 * @throws Error 'NotInTeams' if the window wasn't opened by Teams
 */
export async function runTeamsSignIn(
  query: URLSearchParams,
  isResponse: boolean,
  openApp = openMsalApp,
): Promise<void> {
  const teams = await openTeamsSignInResult();
  try {
    const ports = { fetch: (...args: Parameters<typeof fetch>) => fetch(...args), storage: localStorage };
    const config = await loadConfig({ ...ports, onChanged: () => undefined });
    const app = await openApp(config, location.origin, 'page');
    if (isResponse) {
      const result = await app.handleRedirectPromise({ navigateToLoginRequestUrl: false });
      return result ? teams.succeed(result.account?.homeAccountId ?? '') : teams.fail('AccountInfo is null');
    }
    const { clientId } = config.signIn;
    // Other app registrations are rejected.
    if (query.get('clientId') !== clientId) return teams.fail('User is not authenticated');
    const [loginHint, claims] = [query.get('loginHint'), query.get('claims')];
    await app.acquireTokenRedirect({
      scopes: (query.get('scope') ?? '').split(' ').filter(Boolean),
      authority: getBaseAuthority(config.signIn.authority),
      ...(loginHint && { loginHint }),
      ...(claims && { claims }),
    });
  } catch (cause) {
    teams.fail(toMsalAuthError(cause).message);
  }
}

/**
 * Opens a connection with which a sign-in window reports its result to Teams. Teams then closes the window.
 * @throws Error 'NotInTeams'
 */
async function openTeamsSignInResult(): Promise<{ succeed(result: string): void; fail(reason: string): void }> {
  try {
    await app.initialize();
  } catch (cause) {
    throw new Error('NotInTeams', { cause });
  }
  return {
    succeed: (result) => authentication.notifySuccess(result),
    fail: (reason) => authentication.notifyFailure(reason),
  };
}
