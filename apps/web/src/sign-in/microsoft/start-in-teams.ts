import { loadConfig } from '../../config.ts';
import { openTeamsAnswer } from '../../teams/open-teams-answer.ts';
import { baseAuthority } from './authority.ts';
import { msalProblemOf } from './msal-problem-of.ts';
import { openMsalApp } from './open-msal-app.ts';

/**
 * In the window that Teams has opened for a sign-in: leads to Microsoft's pages, or tells Teams what they have answered.
 * @throws Error 'NotInTeams' when somebody else has opened it
 */
export async function startInTeams(query: URLSearchParams, isAnswer: boolean, openApp = openMsalApp): Promise<void> {
  const teams = await openTeamsAnswer();
  try {
    const ports = { fetch: (...asked: Parameters<typeof fetch>) => fetch(...asked), storage: localStorage };
    const config = await loadConfig({ ...ports, onOther: () => undefined });
    const app = await openApp(config, location.origin, 'page');
    if (isAnswer) {
      const result = await app.handleRedirectPromise({ navigateToLoginRequestUrl: false });
      return result ? teams.succeed(result.account?.homeAccountId ?? '') : teams.fail('AccountInfo is null');
    }
    const { clientId } = config.signIn;
    // Whoever else leads people here with another registration gets nothing.
    if (query.get('clientId') !== clientId) return teams.fail('User is not authenticated');
    const [loginHint, claims] = [query.get('loginHint'), query.get('claims')];
    await app.acquireTokenRedirect({
      scopes: (query.get('scope') ?? '').split(' ').filter(Boolean),
      authority: baseAuthority(config.signIn.authority),
      ...(loginHint && { loginHint }),
      ...(claims && { claims }),
    });
  } catch (cause) {
    teams.fail(msalProblemOf(cause).message);
  }
}
