import { webcrypto } from 'node:crypto';
import { app } from '@microsoft/teams-js';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createFakeEntra } from '../../testing/fake-entra.ts';
import { createFakeTeams } from '../../testing/fake-teams.ts';
import { openMsalApp } from './open-msal-app.ts';
import { runTeamsSignIn } from './run-teams-sign-in.ts';

// MSAL needs Web Crypto; jsdom only supports random numbers.
Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });

const tid = 'aaaaaaaa-0000-4000-8000-000000000001';
const amira = { oid: 'oid-amira', tid, name: 'Amira Haddad', username: 'amira@northgate.example' };
const signIn = {
  ...{ kind: 'microsoft', authority: 'https://login.microsoftonline.com/organizations' },
  ...{ clientId: 'client-1', graphScopes: ['User.Read'] },
} as const;
const graphBaseUrl = 'https://graph.microsoft.com/v1.0';

let teams: ReturnType<typeof createFakeTeams> | undefined;
let closed = 0;
const isSignInResult = ([func]: readonly [string, ...unknown[]]): boolean =>
  func.startsWith('authentication.authenticate.');

beforeEach(() => {
  closed = 0;
  vi.stubGlobal('close', () => {
    closed += 1;
  });
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal('fetch', async (asked: string) => {
    if (asked === '/config.json') return Response.json({ graphBaseUrl, signIn });
    throw new TypeError('Failed to fetch');
  });
});
afterEach(async () => {
  // The Teams library closes the window only a moment after it has notified Teams.
  if (teams) await expect.poll(() => closed).toBe(teams.calls.filter(isSignInResult).length);
  app._uninitialize();
  teams?.leave();
  teams = undefined;
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

/** Opens a sign-in window of Teams, and records the messages that it sends to Teams. */
function teamsWindow() {
  const entra = createFakeEntra();
  teams = createFakeTeams({ frameContext: 'authentication' }, { isOpener: true });
  const { calls: said } = teams;
  const start = (query: string, hasAnswer = false) =>
    runTeamsSignIn(new URLSearchParams(query), hasAnswer, (config, origin, place) =>
      openMsalApp(config, origin, place, entra.system),
    );
  return { entra, start, listSignInResults: () => said.filter(isSignInResult) };
}

it('fails with NotInTeams if the page was not opened by Teams', async () => {
  await expect(runTeamsSignIn(new URLSearchParams('clientId=client-1'), false)).rejects.toThrow('NotInTeams');
});

it('redirects to Microsoft with the options from Teams, and reports the account to Teams', async () => {
  const { entra, start, listSignInResults } = teamsWindow();
  const claims = '{"access_token":{"nbf":{"essential":true}}}';
  await start(
    `${new URLSearchParams({ clientId: 'client-1', scope: 'User.Read', loginHint: amira.username, claims })}`,
  );
  expect(listSignInResults()).toEqual([]);
  const asked = entra.redirects.at(-1)!.searchParams;
  expect(asked.get('scope')?.split(' ')).toContain('User.Read');
  expect(asked.get('login_hint')).toBe(amira.username);
  expect(JSON.parse(asked.get('claims')!)).toMatchObject(JSON.parse(claims));
  expect(asked.get('redirect_uri')).toBe(`${location.origin}/auth-start.html`);
  history.replaceState(null, '', `/auth-start.html${entra.signIn(amira)}`);
  await start('', true);
  expect(listSignInResults()).toEqual([['authentication.authenticate.success', `oid-amira.${tid}`]]);
});

it('reports to Teams that no account was returned', async () => {
  const { start, listSignInResults } = teamsWindow();
  await start('', true);
  expect(listSignInResults()).toEqual([['authentication.authenticate.failure', 'AccountInfo is null']]);
});

it('rejects the app registration of another app', async () => {
  const { entra, start, listSignInResults } = teamsWindow();
  await start('clientId=client-of-somebody&scope=User.Read');
  expect(entra.redirects).toEqual([]);
  expect(listSignInResults()).toEqual([['authentication.authenticate.failure', 'User is not authenticated']]);
});
