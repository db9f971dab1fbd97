import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { isKiosk } from './kiosk/kiosk-context.ts';
import { PublicApp } from './PublicApp.tsx';
import { loadForm } from './public-routes.tsx';
import { drawStartFailure } from './shell/errors/start-failure.tsx';
import { startSpeech } from './shell/speech/start-speech.ts';

const root = createRoot(document.getElementById('root')!);

async function start(): Promise<void> {
  // A kiosk opens the forms of its team alone.
  if (isKiosk()) return location.replace('/teams');
  const form = loadForm(location.pathname);
  const speech = await startSpeech();
  // What fails here is told by what is drawn next.
  await form?.catch(() => undefined);
  root.render(
    <StrictMode>
      <PublicApp path={location.pathname} speech={speech} />
    </StrictMode>,
  );
}

start().catch((error: unknown) => drawStartFailure(root, error));
