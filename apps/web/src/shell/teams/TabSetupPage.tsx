import { makeStyles } from '@fluentui/react-components';
import type { Locale } from '@tideform/i18n';
import { LocaleContext, useMessages } from '@tideform/i18n/react';
import { useEffect, useMemo } from 'react';
import { TeamsContext, type TeamsHost } from '../../teams/teams-host.ts';
import { createChannelTab } from '../../teams/teams-links.ts';
import { EmptyState } from '../../ui/layout/EmptyState.tsx';
import { ThemeProvider } from '../theme/ThemeProvider.tsx';
import { teamsMessages } from './teams.messages.ts';

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

const useStyles = makeStyles({ page: { minHeight: '100%', display: 'flex' } });

/**
 * Screen at `/config`, which configures a tab in a Teams channel. Teams itself shows the buttons, and enables Save
 * after a tab is set.
 */
export function TabSetup({ teams }: { readonly teams: TeamsHost | undefined }) {
  const styles = useStyles();
  return (
    <main className={styles.page}>
      <TabSetupContent teams={teams} />
    </main>
  );
}

function TabSetupContent({ teams }: { readonly teams: TeamsHost | undefined }) {
  const messages = useMessages(teamsMessages);
  const tab = useMemo(
    () => (teams && !teams.place.isPrivateChannel ? createChannelTab(location.origin, teams) : undefined),
    [teams],
  );
  useEffect(() => {
    if (tab) teams?.setTab(tab);
  }, [teams, tab]);
  if (teams?.place.isPrivateChannel) {
    return (
      <EmptyState
        level="h1"
        title={messages.privateChannel({ product: 'Tideform' })}
        text={messages.privateChannelText}
      />
    );
  }
  if (!tab) return <EmptyState level="h1" title={messages.noChannel} text={messages.noChannelText} />;
  const channel = teams?.place.channelName ?? messages.thisChannel;
  return <EmptyState level="h1" title={messages.tabTitle} text={messages.tabText({ channel })} />;
}
