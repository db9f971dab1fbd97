import { app, authentication } from '@microsoft/teams-js';

/** Where the window of a sign-in tells Teams how it ended; Teams then closes it. @throws Error 'NotInTeams' */
export async function openTeamsAnswer(): Promise<{ succeed(result: string): void; fail(reason: string): void }> {
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
