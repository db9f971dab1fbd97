import type { Locale } from '@tideform/i18n';
import { LocaleContext } from '@tideform/i18n/react';
import type { TeamsHost } from '../../teams/teams-host.ts';
import { TeamsContext } from '../../teams/useTeamsHost.ts';
import { ThemeProvider } from '../theme/ThemeProvider.tsx';
import { TabSetup } from './TabSetup.tsx';

/** Page at `/config`, without the frame of the app. */
export function TabSetupPage(props: { readonly teams: TeamsHost | undefined; readonly locale: Locale }) {
  return (
    <LocaleContext value={props.locale}>
      <TeamsContext value={props.teams}>
        <ThemeProvider>
          <TabSetup teams={props.teams} />
        </ThemeProvider>
      </TeamsContext>
    </LocaleContext>
  );
}
