import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { isKiosk } from './kiosk/kiosk-mode.ts';
import { PublicApp } from './PublicApp.tsx';
import { preloadForm } from './public-routes.tsx';
import { renderStartFailure } from './shell/errors/render-start-failure.tsx';
import { startLocale } from './shell/locale/locale-choice.ts';

const root = createRoot(document.getElementById('root')!);

async function start(): Promise<void> {
  // A kiosk may only show the forms of its team.
  if (isKiosk()) return location.replace('/teams');
  const form = preloadForm(location.pathname);
  const locale = await startLocale();
  // Errors of loading are shown by the rendered screen, so they are ignored here.
  await form?.catch(() => undefined);
  root.render(
    <StrictMode>
      <PublicApp path={location.pathname} locale={locale} />
    </StrictMode>,
  );
}

start().catch((error: unknown) => renderStartFailure(root, error));
