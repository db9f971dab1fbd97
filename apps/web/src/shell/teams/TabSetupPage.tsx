import type { Speech } from '@tideform/i18n';
import { SpeechContext } from '@tideform/i18n/react';
import type { TeamsHost } from '../../teams/teams-host.ts';
import { TeamsContext } from '../../teams/useTeamsHost.ts';
import { ThemeProvider } from '../theme/ThemeProvider.tsx';
import { TabSetup } from './TabSetup.tsx';

/** The page of `/config`, with nothing of the app around it. */
export function TabSetupPage(props: { readonly teams: TeamsHost | undefined; readonly speech: Speech }) {
  return (
    <SpeechContext value={props.speech}>
      <TeamsContext value={props.teams}>
        <ThemeProvider>
          <TabSetup teams={props.teams} />
        </ThemeProvider>
      </TeamsContext>
    </SpeechContext>
  );
}
