import type { TeamRow } from '@tideform/sync';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';

/** Whoever loses the team that they look at is sent to /teams. `team` as `useTeam` answers it. */
export function useLeaveLostTeam(teamId: string | undefined, team: TeamRow | null | undefined): void {
  const navigate = useNavigate();
  const seenId = useRef<string>(undefined);
  useEffect(() => {
    if (team) seenId.current = team.id;
    else if (team === null && seenId.current === teamId) navigate('/teams', { replace: true });
  }, [teamId, team, navigate]);
}
