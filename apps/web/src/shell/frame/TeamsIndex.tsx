import { Button } from '@fluentui/react-components';
import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import { useMessages } from '@tideform/i18n/react';
import { useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { defaultTeamId, lastTeamIdOf } from '../../data/device/last-team.ts';
import { useShownTeams } from '../../data/shown-teams/useShownTeams.ts';
import { useIdentity } from '../../data/useIdentity.ts';
import { useRequestSync, useSyncStatus } from '../../data/useSyncStatus.ts';
import { useTeamsArrival } from '../../data/useTeamsArrival.ts';
import { useAccount } from '../../sign-in/useAuth.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { uiMessages } from '../../ui/ui.messages.ts';
import { frameMessages } from './frame.messages.ts';
import { TeamsBones } from './TeamsBones.tsx';
import { isLostTeam, maybeLost } from './useLeaveLostTeam.ts';

const AccountsDialog = onDemand(async () => (await import('./account/AccountsDialog.tsx')).AccountsDialog);

/** Opens the default team, the last one before the teams are read; says that there is none once the list of teams has come. */
export function TeamsIndex() {
  const messages = useMessages(frameMessages);
  const ui = useMessages(uiMessages);
  const account = useAccount();
  const [isChanging, setChanging] = useState(false);
  const { shown, hidden, isHidden } = useShownTeams();
  // Somebody who has hidden all still has to come somewhere.
  const teams = shown?.length === 0 ? hidden : shown;
  const arrival = useTeamsArrival();
  const { syncing, online } = useSyncStatus();
  const requestSync = useRequestSync();
  const { userId } = useIdentity();
  const { state } = useLocation();
  const last = isLostTeam(state) ? undefined : lastTeamIdOf(userId);
  const lastId = last === undefined || isHidden(last) ? undefined : last;
  if (!teams && lastId) return <Navigate to={`/teams/${lastId}/forms`} replace state={maybeLost} />;
  if (!teams) return <TeamsBones />;
  const teamId = defaultTeamId(teams);
  if (teamId) return <Navigate to={`/teams/${teamId}/forms`} replace />;
  if (syncing || arrival === 'coming') return <TeamsBones />;
  if (arrival === 'missing') {
    return (
      <EmptyState
        level="h1"
        title={messages.teamsMissing}
        text={messages.teamsMissingText}
        action={<Button onClick={() => requestSync({})}>{ui.tryAgainThere}</Button>}
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
