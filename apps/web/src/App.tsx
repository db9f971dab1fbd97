import { Toaster } from '@fluentui/react-components';
import { useState } from 'react';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { SyncProvider } from './data/SyncProvider.tsx';
import { routes } from './routes.tsx';
import { AuthProvider } from './shell/auth/AuthProvider.tsx';
import type { AuthClient, AuthError } from './shell/auth/auth-client.ts';
import { SignInGate } from './shell/auth/SignInGate.tsx';
import type { Config } from './shell/config.ts';
import { ErrorBoundary } from './shell/errors/ErrorBoundary.tsx';
import { FrameBones } from './shell/frame/FrameBones.tsx';
import { ThemeProvider } from './shell/theme/ThemeProvider.tsx';
import { UpdateProvider } from './shell/update/UpdateProvider.tsx';
import { toasterId } from './ui/useTell.ts';

/** Theme, errors, sign-in, local data and sync, then the screens. */
export function App(props: { readonly auth: AuthClient; readonly config: Config; readonly problem?: AuthError }) {
  const { auth, config, problem } = props;
  const [router] = useState(() => createBrowserRouter(routes));
  return (
    <ThemeProvider>
      <ErrorBoundary>
        <UpdateProvider>
          <AuthProvider auth={auth}>
            <SignInGate {...(problem && { problem })}>
              <SyncProvider config={config} waiting={<FrameBones />}>
                <RouterProvider router={router} />
              </SyncProvider>
            </SignInGate>
          </AuthProvider>
        </UpdateProvider>
        <Toaster toasterId={toasterId} position="bottom-end" />
      </ErrorBoundary>
    </ThemeProvider>
  );
}
