import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import type { Locale } from '@tideform/i18n';
import { LocaleContext } from '@tideform/i18n/react';
import type { Config } from './config.ts';
import { reportFailureInBrowser } from './failures/browser-report.ts';
import { ReportFailureContext } from './failures/report-failure-context.ts';
import { AuthProvider } from './shell/auth/AuthProvider.tsx';
import { SignInGate } from './shell/auth/SignInPage.tsx';
import { ErrorBoundary } from './shell/errors/ErrorPage.tsx';
import { ThemeProvider } from './shell/theme/ThemeProvider.tsx';
import { UpdateProvider } from './shell/update/UpdateProvider.tsx';
import type { AuthClient, AuthError } from './sign-in/auth-client.ts';
import { TeamsContext, type TeamsHost } from './teams/teams-host.ts';

const UnsupportedDownloadDialog = onDemand(
  async () => (await import('./shell/teams/UnsupportedDownloadDialog.tsx')).UnsupportedDownloadDialog,
);

/**
 * The part of the app that requires sign-in. It is loaded after users who must sign in have done so. For returning
 * users, it starts loading while the app renders.
 */
export const SignedIn = onDemand(async () => {
  const { SignedIn, preloadScreenAtPath: loadAhead } = await import('./SignedIn.tsx');
  loadAhead(location.pathname);
  return SignedIn;
});

/** Root component: theme, error boundary and sign-in. */
export function App(props: {
  readonly auth: AuthClient;
  readonly config: Config;
  readonly problem?: AuthError;
  readonly locale: Locale;
  readonly teams?: TeamsHost | undefined;
}) {
  const { auth, config, problem, locale, teams } = props;
  return (
    <LocaleContext value={locale}>
      <ReportFailureContext value={reportFailureInBrowser}>
        <TeamsContext value={teams}>
          <ThemeProvider>
            <ErrorBoundary>
              <UpdateProvider>
                <AuthProvider auth={auth}>
                  <SignInGate {...(problem && { problem })}>
                    <SignedIn config={config} />
                  </SignInGate>
                </AuthProvider>
              </UpdateProvider>
              {teams?.isMobile && <UnsupportedDownloadDialog />}
            </ErrorBoundary>
          </ThemeProvider>
        </TeamsContext>
      </ReportFailureContext>
    </LocaleContext>
  );
}
