import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App, SignedIn } from './App.tsx';
import { loadConfig } from './config.ts';
import { ErrorPage } from './shell/errors/ErrorPage.tsx';
import { hashPath } from './shell/hash-path.ts';
import { ThemeProvider } from './shell/theme/ThemeProvider.tsx';
import { AuthError } from './sign-in/auth-client.ts';
import { readLastAccount, watchLastAccount } from './sign-in/last-account.ts';
import { createOidcAuthClient } from './sign-in/oidc-auth-client.ts';
import { createOidcSession } from './sign-in/oidc-session.ts';

const root = createRoot(document.getElementById('root')!);

async function start(): Promise<void> {
  if (import.meta.env.DEV && location.pathname === '/playground') {
    const { PlaygroundScreen } = await import('./screens/playground/PlaygroundScreen.tsx');
    root.render(<PlaygroundScreen />);
    return;
  }
  const path = hashPath(location.hash);
  if (path) history.replaceState(null, '', path);
  const isKnown = readLastAccount(localStorage) !== undefined;
  // All at once: the screens' code, the server's answer and the sign-in's.
  const screens = isKnown ? SignedIn.load() : undefined;
  const config = await loadConfig({
    fetch: (input, init) => fetch(input, init),
    storage: localStorage,
    timeout: (ms) => AbortSignal.timeout(ms),
  });
  const auth = createOidcAuthClient({
    session: createOidcSession(config, location.origin),
    storage: localStorage,
    locks: navigator.locks,
    address: {
      get href() {
        return location.href;
      },
      get pathAndQuery() {
        return location.pathname + location.search;
      },
      replace: (to) => history.replaceState(null, '', to),
    },
  });
  const problem = await auth.start().catch((cause: unknown) => {
    if (cause instanceof AuthError) return cause;
    throw cause;
  });
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
    <ThemeProvider>
      <ErrorPage error={error} />
    </ThemeProvider>,
  );
});
