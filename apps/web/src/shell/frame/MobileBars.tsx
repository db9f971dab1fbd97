import { Button, mergeClasses, Subtitle2 } from '@fluentui/react-components';
import { Navigation20Regular, PeopleTeamRegular } from '@fluentui/react-icons';
import { useMessages } from '@tideform/i18n/react';
import type { TeamRow } from '@tideform/sync';
import { useLocation } from 'react-router';
import { Link } from '../../ui/routing/Link.tsx';
import { UpdateNotice } from '../update/UpdateNotice.tsx';
import { AccountMenu } from './account/AccountMenu.tsx';
import { frameMessages } from './frame.messages.ts';
import { useFrameStyles } from './frame.styles.ts';
import { DeferredNotificationButton } from './notifications/DeferredNotificationButton.tsx';
import { SyncBadge } from './sync/SyncBadge.tsx';
import { teamScreens } from './team-screens.tsx';

/** Top bar on phones. */
export function MobileTopBar(props: { readonly team: TeamRow | null | undefined; readonly onOpenTeams: () => void }) {
  const messages = useMessages(frameMessages);
  const styles = useFrameStyles();
  return (
    <header className={mergeClasses(styles.top, styles.topMobile)}>
      <Button
        appearance="subtle"
        size="large"
        icon={<Navigation20Regular />}
        aria-label={messages.openTeams}
        data-tour="teams"
        onClick={props.onOpenTeams}
      />
      <Subtitle2 dir="auto" className={mergeClasses(styles.team, styles.grow)}>
        {props.team?.displayName ?? messages.product}
      </Subtitle2>
      <UpdateNotice />
      <SyncBadge isBare {...(props.team && { teamId: props.team.id })} />
      <DeferredNotificationButton />
      <AccountMenu />
    </header>
  );
}

/** Bottom bar on phones with the screens of the team. */
export function MobileBottomBar(props: { readonly teamId: string; readonly onOpenTeams: () => void }) {
  const messages = useMessages(frameMessages);
  const styles = useFrameStyles();
  const { pathname } = useLocation();
  return (
    <nav className={styles.bottom} aria-label={messages.screens}>
      {teamScreens.map(({ segment, icon }) => {
        const path = `/teams/${props.teamId}/${segment}`;
        const isHere = pathname === path;
        return (
          <Link
            key={segment}
            to={path}
            className={mergeClasses(styles.bottomItem, isHere && styles.bottomOn)}
            {...(isHere && { 'aria-current': 'page' })}
          >
            {icon}
            {messages[segment]}
          </Link>
        );
      })}
      <button type="button" className={styles.bottomItem} onClick={props.onOpenTeams}>
        <PeopleTeamRegular />
        {messages.teams}
      </button>
    </nav>
  );
}
