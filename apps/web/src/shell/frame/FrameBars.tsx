import { Button, Divider, mergeClasses, Subtitle2, Tab, TabList } from '@fluentui/react-components';
import {
  bundleIcon,
  DatabaseFilled,
  DatabaseRegular,
  DocumentBulletListFilled,
  DocumentBulletListRegular,
  FormFilled,
  FormRegular,
  Navigation20Regular,
  PeopleTeamRegular,
} from '@fluentui/react-icons';
import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import { useMessages } from '@tideform/i18n/react';
import type { TeamRow } from '@tideform/sync';
import { type ReactElement, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Link } from '../../ui/routing/Link.tsx';
import { UpdateNotice } from '../update/UpdateNotice.tsx';
import { AccountMenu } from './account/AccountMenu.tsx';
import { frameMessages } from './frame.messages.ts';
import { useFrameStyles } from './frame.styles.ts';
import { SyncBadge } from './sync/SyncBadge.tsx';

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

const ResponseIcon = bundleIcon(DocumentBulletListFilled, DocumentBulletListRegular);
const SourceIcon = bundleIcon(DatabaseFilled, DatabaseRegular);
const FormIcon = bundleIcon(FormFilled, FormRegular);

interface TeamScreen {
  /** Last segment of the screen's path, and key of its label in `frameMessages`. */
  readonly segment: 'forms' | 'responses' | 'dataSources';
  readonly icon: ReactElement;
}

/** Screens between which the user can switch in a team's bar. */
const teamScreens: readonly TeamScreen[] = [
  { segment: 'forms', icon: <FormIcon /> },
  { segment: 'responses', icon: <ResponseIcon /> },
  { segment: 'dataSources', icon: <SourceIcon /> },
];

const NotificationButton = onDemand(
  async () => (await import('./notifications/NotificationButton.tsx')).NotificationButton,
);

/** Loads the notification button immediately. */
export const loadNotificationButton = NotificationButton.load;

/** Delay in milliseconds before the button is loaded, so that it doesn't compete with the screen for the network. */
const delayMs = 10_000;

/**
 * Notification button that is loaded after the screen. If its code can't be loaded, the page works without the button.
 */
function DeferredNotificationButton() {
  const styles = useFrameStyles();
  const [isLoaded, setHere] = useState(NotificationButton.isLoaded);
  useEffect(() => {
    if (isLoaded) return;
    const load = () =>
      NotificationButton.load().then(
        () => setHere(true),
        () => undefined,
      );
    const timer = setTimeout(load, delayMs);
    return () => clearTimeout(timer);
  }, [isLoaded]);
  return <span className={styles.bell}>{isLoaded && <NotificationButton />}</span>;
}
