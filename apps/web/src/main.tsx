import { pageOf } from '@tideform/contract/pages';
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
  const { config, auth } = await openAuth();
  const problem = await auth.start().catch((cause: unknown) => {
    if (cause instanceof AuthError) return cause;
    throw cause;
  });
  if (!problem && (await signInThere(auth, location.pathname + location.search + location.hash))) return;
  // What another tab's account may not see is drawn anew; what was written here is kept first.
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
      <App auth={auth} config={config} speech={speech} {...(problem && { problem })} />
    </StrictMode>,
  );
  // Who is asked to sign in first comes back for the rest of the app.
  if (!isExpected) whenIdle(() => void SignedIn.load().catch(() => undefined));
}

const root = createRoot(document.getElementById('root')!);
start(root).catch((error: unknown) => drawStartFailure(root, error));
