import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import { useMessages } from '@tideform/i18n/react';
import type { TeamRow } from '@tideform/sync';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { Outlet, useLocation, useParams } from 'react-router';
import { storeLastTeam } from '../../data/device/last-team.ts';
import { useStorageRisk } from '../../data/storage/useStorageRisk.ts';
import { useClockAhead, useRequestSync } from '../../data/sync/useSyncStatus.ts';
import { useShownTeams } from '../../data/teams/useShownTeams.ts';
import { useTeam } from '../../data/teams/useTeam.ts';
import { useIdentity, useStoreTenantName } from '../../data/useIdentity.ts';
import { useTeamsHost } from '../../teams/teams-host.ts';
import { useScreenFormat } from '../../ui/browser/useScreenFormat.ts';
import { useSearchParams } from '../../ui/routing/useSearchParams.ts';
import { useTour } from '../tour/useTour.ts';
import { MobileBottomBar, MobileTopBar, TopBar } from './FrameBars.tsx';
import { frameMessages } from './frame.messages.ts';
import { useFrameStyles } from './frame.styles.ts';
import { DeferredPlanNotices } from './plan/PlanGate.tsx';
import { Sidebar, useSidebar } from './sidebar/Sidebar.tsx';
import { UploadToast } from './sync/UploadToast.tsx';
import { useLeaveLostTeam } from './useLeaveLostTeam.ts';

const ClockNotice = onDemand(async () => (await import('./ClockNotice.tsx')).ClockNotice);
const StorageNotice = onDemand(async () => (await import('./StorageNotice.tsx')).StorageNotice);
const Tour = onDemand(async () => (await import('../tour/Tour.tsx')).Tour);
const TeamDrawer = onDemand(async () => (await import('./sidebar/TeamDrawer.tsx')).TeamDrawer);

/** Query parameters with which a response is shown without the frame: embedded in another page, or in full screen. */
const framelessParameters = ['embedMode', 'expand'];

/**
 * Component of the settings dialog. It is passed as a prop, because code in this folder must not import screens. The
 * dialog opens if the query parameter `settings` names one of its tabs.
 */
export type SettingsComponent = ComponentType<{
  readonly team: TeamRow | null | undefined;
  readonly onClose: () => void;
}>;

/**
 * Frame around all screens with the teams, bars and the sync badge. On a phone, it has a top bar, a bottom bar and a
 * drawer.
 */
export function Frame({
  settings: Settings,
  children,
}: {
  readonly settings: SettingsComponent;
  readonly children?: ReactNode;
}) {
  const messages = useMessages(frameMessages);
  const styles = useFrameStyles();
  const { teamId } = useParams();
  const { pathname } = useLocation();
  const [query, setQuery] = useSearchParams();
  const { userId } = useIdentity();
  const { shown } = useShownTeams();
  const team = useTeam(teamId);
  // A link may open a hidden team, which is then listed too.
  const teams = shown && team && !shown.some(({ id }) => id === team.id) ? [...shown, team] : shown;
  useLeaveLostTeam(teamId, team);
  useStoreTenantName();
  const format = useScreenFormat();
  const isInTeams = useTeamsHost() !== undefined;
  const requestSync = useRequestSync();
  const [isExpanded, toggle] = useSidebar(format === 'desktop' && !isInTeams);
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const { risk, lost, dismiss } = useStorageRisk();
  const clock = useClockAhead();

  useEffect(() => {
    if (!teamId) return;
    storeLastTeam(teamId, userId);
    requestSync({ teamId });
  }, [teamId, userId, requestSync]);

  const isList = pathname.split('/').length === 4;
  const isMobile = format === 'mobile';
  const isResponse = pathname.split('/')[5] === 'response';
  const [hasTour, endTour] = useTour(userId, team?.id !== undefined && isList && pathname.endsWith('/forms'));
  const isFrameless = isResponse && framelessParameters.some((key) => query.get(key) === 'true');
  const notice = (
    <>
      {risk && <StorageNotice risk={risk} lost={lost} onDismiss={dismiss} />}
      {clock.aheadMs !== undefined && <ClockNotice aheadMs={clock.aheadMs} onDismiss={clock.dismiss} />}
    </>
  );
  if (isFrameless) {
    return (
      <div className={styles.root}>
        <div className={styles.main}>
          {notice}
          <main className={styles.content} id="content" tabIndex={-1}>
            {children ?? <Outlet />}
          </main>
        </div>
      </div>
    );
  }
  const openTeams = () => setDrawerOpen(true);
  const openSettings = () => {
    setDrawerOpen(false);
    setQuery((now) => withSettingsTab(now, 'application'));
  };
  return (
    <div className={styles.root}>
      <button type="button" className={styles.skip} onClick={() => document.getElementById('content')?.focus()}>
        {messages.skip}
      </button>
      {!isMobile && <Sidebar teams={teams} isExpanded={isExpanded} onToggle={toggle} onSettings={openSettings} />}
      <div className={styles.main}>
        {isMobile && isResponse ? null : isMobile ? (
          <MobileTopBar team={team} onOpenTeams={openTeams} />
        ) : (
          <TopBar team={team} hasSearch={isList && pathname.endsWith('/forms')} />
        )}
        {notice}
        {team && <DeferredPlanNotices team={team} isList={isList} />}
        <main className={styles.content} id="content" tabIndex={-1}>
          {children ?? <Outlet />}
        </main>
        {isMobile && isList && teamId && <MobileBottomBar teamId={teamId} onOpenTeams={openTeams} />}
      </div>
      <UploadToast />
      {hasTour && <Tour onEnd={endTour} />}
      {isDrawerOpen && <TeamDrawer teams={teams} onClose={() => setDrawerOpen(false)} onSettings={openSettings} />}
      {query.has('settings') && (
        <Settings team={team} onClose={() => setQuery((now) => withSettingsTab(now, undefined), { replace: true })} />
      )}
    </div>
  );
}

/** Returns the query that opens a tab of the settings, or closes the settings. */
function withSettingsTab(now: URLSearchParams, tab: string | undefined): URLSearchParams {
  const next = new URLSearchParams(now);
  if (tab === undefined) next.delete('settings');
  else next.set('settings', tab);
  return next;
}
