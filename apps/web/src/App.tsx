import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import type { Speech } from '@tideform/i18n';
import { SpeechContext } from '@tideform/i18n/react';
import type { Config } from './config.ts';
import { browserReport } from './failures/browser-report.ts';
import { ReportContext } from './failures/report-context.ts';
import { AuthProvider } from './shell/auth/AuthProvider.tsx';
import { SignInGate } from './shell/auth/SignInGate.tsx';
import { ErrorBoundary } from './shell/errors/ErrorBoundary.tsx';
import { ThemeProvider } from './shell/theme/ThemeProvider.tsx';
import { UpdateProvider } from './shell/update/UpdateProvider.tsx';
import type { AuthClient, AuthError } from './sign-in/auth-client.ts';
import type { TeamsHost } from './teams/teams-host.ts';
import { TeamsContext } from './teams/useTeamsHost.ts';

const NoDownloads = onDemand(async () => (await import('./shell/teams/NoDownloads.tsx')).NoDownloads);

/** Who is to sign in first does not wait for it; who worked here before has it on its way when the app is drawn. */
export const SignedIn = onDemand(async () => {
  const { SignedIn, loadAhead } = await import('./SignedIn.tsx');
  loadAhead(location.pathname);
  return SignedIn;
});

/** Theme, errors and sign-in around everything else. */
export function App(props: {
  readonly auth: AuthClient;
  readonly config: Config;
  readonly problem?: AuthError;
  readonly speech: Speech;
  readonly teams?: TeamsHost | undefined;
}) {
  const { auth, config, problem, speech, teams } = props;
  return (
    <SpeechContext value={speech}>
      <ReportContext value={browserReport}>
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
              {teams?.isMobile && <NoDownloads />}
            </ErrorBoundary>
          </ThemeProvider>
        </TeamsContext>
      </ReportContext>
    </SpeechContext>
  );
}
