import { Button, makeStyles, Skeleton, SkeletonItem, tokens } from '@fluentui/react-components';
import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import { useMessages } from '@tideform/i18n/react';
import { useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { getDefaultTeamId, getLastTeamId } from '../../data/device/last-team.ts';
import { useRequestSync, useSyncStatus } from '../../data/sync/useSyncStatus.ts';
import { useTeamsDownloadState } from '../../data/teams/useDownloadState.ts';
import { useShownTeams } from '../../data/teams/useShownTeams.ts';
import { useIdentity } from '../../data/useIdentity.ts';
import { useAccount } from '../../sign-in/useAuth.ts';
import { EmptyState } from '../../ui/layout/EmptyState.tsx';
import { uiMessages } from '../../ui/ui.messages.ts';
import { frameMessages } from './frame.messages.ts';
import { isLostTeamState, maybeLostTeamState } from './useLeaveLostTeam.ts';

const AccountsDialog = onDemand(async () => (await import('./account/AccountsDialog.tsx')).AccountsDialog);

/**
 * Opens the default team; while teams are loading, the team that was visited last. If the user has no teams, shows a
 * message.
 */
export function TeamsIndex() {
  const messages = useMessages(frameMessages);
  const ui = useMessages(uiMessages);
  const account = useAccount();
  const [isChanging, setChanging] = useState(false);
  const { shown, hidden, isHidden } = useShownTeams();
  // If the user has hidden all teams, a hidden team opens.
  const teams = shown?.length === 0 ? hidden : shown;
  const arrival = useTeamsDownloadState();
  const { syncing, online } = useSyncStatus();
  const requestSync = useRequestSync();
  const { userId } = useIdentity();
  const { state } = useLocation();
  const lastTeamId = isLostTeamState(state) ? undefined : getLastTeamId(userId);
  const lastVisibleTeamId = lastTeamId === undefined || isHidden(lastTeamId) ? undefined : lastTeamId;
  if (!teams && lastVisibleTeamId)
    return <Navigate to={`/teams/${lastVisibleTeamId}/forms`} replace state={maybeLostTeamState} />;
  if (!teams) return <TeamsSkeleton />;
  const teamId = getDefaultTeamId(teams);
  if (teamId) return <Navigate to={`/teams/${teamId}/forms`} replace />;
  if (syncing || arrival === 'coming') return <TeamsSkeleton />;
  if (arrival === 'missing') {
    return (
      <EmptyState
        level="h1"
        title={messages.teamsMissing}
        text={messages.teamsMissingText}
        action={<Button onClick={() => requestSync({})}>{ui.tryAgain}</Button>}
      />
    );
  }
  return (
    <EmptyState
      level="h1"
      title={messages.noTeams}
      text={online ? messages.noTeamsText : messages.noTeamsOffline}
      action={
        <>
          <Button onClick={() => setChanging(true)}>{messages.changeAccount}</Button>
          {isChanging && account && <AccountsDialog account={account} onClose={() => setChanging(false)} />}
        </>
      }
    />
  );
}

const useStyles = makeStyles({
  root: { padding: '24px', '@media (max-width: 640px)': { padding: '12px' } },
  title: { width: '160px' },
  cards: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(288px, 100%), 1fr))',
    gap: '16px',
    marginTop: '64px',
  },
  card: { height: '176px', borderRadius: tokens.borderRadiusXLarge },
});

/** Skeleton of a team's forms, shown while it is unknown whether the user has a team. */
function TeamsSkeleton() {
  const messages = useMessages(frameMessages);
  const styles = useStyles();
  return (
    <Skeleton aria-label={messages.loadingTeams} className={styles.root}>
      <SkeletonItem size={32} className={styles.title} />
      <div className={styles.cards}>
        {[0, 1, 2].map((card) => (
          <SkeletonItem key={card} className={styles.card} />
        ))}
      </div>
    </Skeleton>
  );
}
