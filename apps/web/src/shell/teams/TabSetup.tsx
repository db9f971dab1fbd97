import { makeStyles } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import { useEffect, useMemo } from 'react';
import { channelTab } from '../../teams/teams-addresses.ts';
import type { TeamsHost } from '../../teams/teams-host.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { teamsMessages } from './teams.messages.ts';

const useStyles = makeStyles({ page: { minHeight: '100%', display: 'flex' } });

/** `/config`: sets a tab of a channel up. Teams draws the buttons, and lets people save once there is something to save. */
export function TabSetup({ teams }: { readonly teams: TeamsHost | undefined }) {
  const styles = useStyles();
  return (
    <main className={styles.page}>
      <Said teams={teams} />
    </main>
  );
}

function Said({ teams }: { readonly teams: TeamsHost | undefined }) {
  const messages = useMessages(teamsMessages);
  const tab = useMemo(
    () => (teams && !teams.place.isPrivateChannel ? channelTab(location.origin, teams) : undefined),
    [teams],
  );
  useEffect(() => {
    if (tab) teams?.offerTab(tab);
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
