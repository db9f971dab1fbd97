import { getPage } from '@tideform/contract/pages';
import type { Locale } from '@tideform/i18n';
import { loadMessages } from '@tideform/i18n/loaded';
import { StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { App, SignedIn } from './App.tsx';
import { flushPendingSaves } from './saving/pending-saves.ts';
import { renderStartFailure } from './shell/errors/render-start-failure.tsx';
import { startLocale } from './shell/locale/locale-choice.ts';
import { parseHashPath } from './shell/parse-hash-path.ts';
import { runWhenIdle } from './shell/run-when-idle.ts';
import { AuthError } from './sign-in/auth-client.ts';
import { readLastAccount, watchLastAccount } from './sign-in/last-account.ts';
import { openAuth } from './sign-in/open-auth.ts';
import { hasSignInResponse } from './sign-in/sign-in-location.ts';
import { signInToLinkedTenant } from './sign-in/sign-in-to-linked-tenant.ts';
import { isInTeams } from './teams/is-in-teams.ts';
import type { TeamsHost } from './teams/teams-host.ts';

async function start(root: Root): Promise<void> {
  if (import.meta.env.DEV && location.pathname === '/playground') {
    const { PlaygroundScreen } = await import('./screens/playground/PlaygroundScreen.tsx');
    root.render(<PlaygroundScreen />);
    return;
  }
  const path = parseHashPath(location.hash);
  if (path && getPage(path) !== 'index.html') return location.replace(path);
  if (path) history.replaceState(null, '', path);
  const isExpected = readLastAccount(localStorage) !== undefined || hasSignInResponse(location.href);
  // Loads the code of the screens, the messages, the configuration and the sign-in at the same time.
  const screens = isExpected ? SignedIn.load() : undefined;
  const localePromise = startLocale();
  const teamsPromise = connectToTeams();
  if (location.pathname === '/config') return renderTabSetup(root, await teamsPromise, await localePromise);
  const { config, auth } = await openAuth(teamsPromise);
  const teams = await teamsPromise;
  const problem = await auth.start().catch((cause: unknown) => {
    if (cause instanceof AuthError) return cause;
    throw cause;
  });
  if (!problem && (await signInToLinkedTenant(auth, location.pathname + location.search + location.hash))) return;
  // If another tab changes the account, this page saves its changes and reloads.
  watchLastAccount(
    window,
    () =>
      void flushPendingSaves()
        .catch(() => undefined)
        .finally(() => location.reload()),
  );
  // Errors of loading are shown by the rendered screen, so they are ignored here.
  const locale = await localePromise;
  await screens?.catch(() => undefined);
  root.render(
    <StrictMode>
      <App auth={auth} config={config} locale={locale} teams={teams} {...(problem && { problem })} />
    </StrictMode>,
  );
  if (teams) void import('./teams/open-teams-host.ts').then(({ notifyRendered: tellDrawn }) => tellDrawn());
  // Loads the rest of the app while the user signs in.
  if (!isExpected) runWhenIdle(() => void SignedIn.load().catch(() => undefined));
}

/** Connects to Teams if the page is shown in Teams. Other pages neither wait for Teams nor load its library. */
async function connectToTeams(): Promise<TeamsHost | undefined> {
  const isFramed = window.parent !== window;
  if (!isInTeams({ search: location.search, isFramed, storage: sessionStorage })) return undefined;
  return (await import('./shell/teams/initialize-teams.ts')).initializeTeams();
}

/** Renders the page on which a Teams tab is configured, which needs no sign-in, unlike the tab itself. */
async function renderTabSetup(root: Root, teams: TeamsHost | undefined, locale: Locale): Promise<void> {
  const { TabSetupPage } = await import('./shell/teams/TabSetupPage.tsx');
  await loadMessages();
  root.render(<TabSetupPage teams={teams} locale={locale} />);
  if (teams) (await import('./teams/open-teams-host.ts')).notifyRendered();
}

const root = createRoot(document.getElementById('root')!);
start(root).catch((error: unknown) => renderStartFailure(root, error));
