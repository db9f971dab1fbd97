import { app, authentication } from '@microsoft/teams-js';

/**
 * Opens a connection with which a sign-in window reports its result to Teams. Teams then closes the window.
 * @throws Error 'NotInTeams'
 */
export async function openTeamsSignInResult(): Promise<{ succeed(result: string): void; fail(reason: string): void }> {
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
