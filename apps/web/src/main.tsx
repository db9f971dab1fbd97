import { pageOf } from '@tideform/contract/pages';
import type { Speech } from '@tideform/i18n';
import { loadMessages } from '@tideform/i18n/loaded';
import { StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { App, SignedIn } from './App.tsx';
import { flushPendingSaves } from './saving/pending-saves.ts';
import { drawStartFailure } from './shell/errors/start-failure.tsx';
import { hashPath } from './shell/hash-path.ts';
import { startSpeech } from './shell/speech/start-speech.ts';
import { whenIdle } from './shell/when-idle.ts';
import { AuthError } from './sign-in/auth-client.ts';
import { carriesAnswer } from './sign-in/carries-answer.ts';
import { readLastAccount, watchLastAccount } from './sign-in/last-account.ts';
import { openAuth } from './sign-in/open-auth.ts';
import { signInThere } from './sign-in/sign-in-there.ts';
import { isInTeams } from './teams/is-in-teams.ts';
import type { TeamsHost } from './teams/teams-host.ts';

async function start(root: Root): Promise<void> {
  if (import.meta.env.DEV && location.pathname === '/playground') {
    const { PlaygroundScreen } = await import('./screens/playground/PlaygroundScreen.tsx');
    root.render(<PlaygroundScreen />);
    return;
  }
  const path = hashPath(location.hash);
  if (path && pageOf(path) !== 'index.html') return location.replace(path);
  if (path) history.replaceState(null, '', path);
  const isExpected = readLastAccount(localStorage) !== undefined || carriesAnswer(location.href);
  // All at once: the screens' code, the words, the server's answer and the sign-in's.
  const screens = isExpected ? SignedIn.load() : undefined;
  const speaking = startSpeech();
  const arriving = arrive();
  if (location.pathname === '/config') return drawTabSetup(root, await arriving, await speaking);
  const { config, auth } = await openAuth(arriving);
  const teams = await arriving;
  const problem = await auth.start().catch((cause: unknown) => {
    if (cause instanceof AuthError) return cause;
    throw cause;
  });
  if (!problem && (await signInThere(auth, location.pathname + location.search + location.hash))) return;
  // What another tab's account may not see is drawn again; what was written here is kept first.
  watchLastAccount(
    window,
    () =>
      void flushPendingSaves()
        .catch(() => undefined)
        .finally(() => location.reload()),
  );
  // What fails here is told by what is drawn next.
  const speech = await speaking;
  await screens?.catch(() => undefined);
  root.render(
    <StrictMode>
      <App auth={auth} config={config} speech={speech} teams={teams} {...(problem && { problem })} />
    </StrictMode>,
  );
  if (teams) void import('./teams/open-teams-host.ts').then(({ tellDrawn }) => tellDrawn());
  // Who is asked to sign in first comes back for the rest of the app.
  if (!isExpected) whenIdle(() => void SignedIn.load().catch(() => undefined));
}

/** Teams, if it shows this page: nobody else waits for it, or loads its library. */
async function arrive(): Promise<TeamsHost | undefined> {
  const isFramed = window.parent !== window;
  if (!isInTeams({ search: location.search, isFramed, storage: sessionStorage })) return undefined;
  return (await import('./shell/teams/arrive-in-teams.ts')).arriveInTeams();
}

/** Nobody signs in to set a tab up: whoever opens it does. */
async function drawTabSetup(root: Root, teams: TeamsHost | undefined, speech: Speech): Promise<void> {
  const { TabSetupPage } = await import('./shell/teams/TabSetupPage.tsx');
  await loadMessages();
  root.render(<TabSetupPage teams={teams} speech={speech} />);
  if (teams) (await import('./teams/open-teams-host.ts')).tellDrawn();
}

const root = createRoot(document.getElementById('root')!);
start(root).catch((error: unknown) => drawStartFailure(root, error));
