import { pageOf } from '@tideform/contract/pages';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App, SignedIn } from './App.tsx';
import { browserReport } from './failures/browser-report.ts';
import { ReportContext } from './failures/report-context.ts';
import { ErrorPage } from './shell/errors/ErrorPage.tsx';
import { hashPath } from './shell/hash-path.ts';
import { ThemeProvider } from './shell/theme/ThemeProvider.tsx';
import { AuthError } from './sign-in/auth-client.ts';
import { readLastAccount, watchLastAccount } from './sign-in/last-account.ts';
import { openAuth } from './sign-in/open-auth.ts';
import { signInThere } from './sign-in/sign-in-there.ts';

const root = createRoot(document.getElementById('root')!);

async function start(): Promise<void> {
  if (import.meta.env.DEV && location.pathname === '/playground') {
    const { PlaygroundScreen } = await import('./screens/playground/PlaygroundScreen.tsx');
    root.render(<PlaygroundScreen />);
    return;
  }
  const path = hashPath(location.hash);
  if (path && pageOf(path) !== 'index.html') return location.replace(path);
  if (path) history.replaceState(null, '', path);
  const isKnown = readLastAccount(localStorage) !== undefined;
  // All at once: the screens' code, the server's answer and the sign-in's.
  const screens = isKnown ? SignedIn.load() : undefined;
  const { config, auth } = await openAuth();
  const problem = await auth.start().catch((cause: unknown) => {
    if (cause instanceof AuthError) return cause;
    throw cause;
  });
  if (!problem && (await signInThere(auth, location.pathname + location.search + location.hash))) return;
  watchLastAccount(window, () => location.reload());
  // What fails here is told by what is drawn next.
  await screens?.catch(() => undefined);
  root.render(
    <StrictMode>
      <App auth={auth} config={config} {...(problem && { problem })} />
    </StrictMode>,
  );
}

start().catch((error: unknown) => {
  root.render(
    <ReportContext value={browserReport}>
      <ThemeProvider>
        <ErrorPage error={error} />
      </ThemeProvider>
    </ReportContext>,
  );
});
