import { Divider, Subtitle2, Tab, TabList } from '@fluentui/react-components';
import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import { useMessages } from '@tideform/i18n/react';
import type { TeamRow } from '@tideform/sync';
import { useLocation, useNavigate } from 'react-router';
import { UpdateNotice } from '../update/UpdateNotice.tsx';
import { AccountMenu } from './account/AccountMenu.tsx';
import { frameMessages } from './frame.messages.ts';
import { useFrameStyles } from './frame.styles.ts';
import { DeferredNotificationButton } from './notifications/DeferredNotificationButton.tsx';
import { SyncBadge } from './sync/SyncBadge.tsx';
import { teamScreens } from './team-screens.tsx';

const FormSearch = onDemand(async () => (await import('./FormSearch.tsx')).FormSearch);

/** Top bar with the team's name, its screens, search, the sync badge and the account menu. */
export function TopBar({
  team,
  hasSearch,
}: {
  readonly team: TeamRow | null | undefined;
  readonly hasSearch: boolean;
}) {
  const messages = useMessages(frameMessages);
  const styles = useFrameStyles();
  const navigate = useNavigate();
  const segment = useLocation().pathname.split('/')[3];
  return (
    <header className={styles.top}>
      {team && (
        <>
          <Subtitle2 dir="auto" className={styles.team} title={team.displayName}>
            {team.displayName}
          </Subtitle2>
          <Divider vertical className={styles.rule} />
          <TabList
            aria-label={messages.screens}
            selectedValue={segment ?? null}
            onTabSelect={(_, data) => navigate(`/teams/${team.id}/${data.value}`)}
          >
            {teamScreens.map((screen) => (
              <Tab key={screen.segment} value={screen.segment} icon={screen.icon}>
                {messages[screen.segment]}
              </Tab>
            ))}
          </TabList>
        </>
      )}
      <div className={styles.end}>
        {hasSearch && <FormSearch className={styles.search} />}
        <UpdateNotice />
        <SyncBadge {...(team && { teamId: team.id })} />
        <DeferredNotificationButton />
        <AccountMenu />
      </div>
    </header>
  );
}
