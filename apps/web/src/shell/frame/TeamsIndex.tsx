import { Button } from '@fluentui/react-components';
import { Navigate } from 'react-router';
import { useSyncStatus } from '../../data/useSyncStatus.ts';
import { useTeams } from '../../data/useTeams.ts';
import { useAuth } from '../../sign-in/useAuth.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { words } from './frame.words.ts';
import { defaultTeamId } from './last-team.ts';

/** Opens the default team; says so when there is none. */
export function TeamsIndex() {
  const auth = useAuth();
  const teams = useTeams();
  const status = useSyncStatus();
  if (!teams) return null;
  const teamId = defaultTeamId(teams);
  if (teamId) return <Navigate to={`/teams/${teamId}/forms`} replace />;
  if (status.syncing) return null;
  return (
    <EmptyState
      level="h1"
      title={words.noTeams}
      text={status.online ? words.noTeamsText : words.noTeamsOffline}
      action={
        <Button onClick={() => auth.signIn({ returnTo: '/teams', chooseAccount: true })}>{words.changeAccount}</Button>
      }
    />
  );
}
