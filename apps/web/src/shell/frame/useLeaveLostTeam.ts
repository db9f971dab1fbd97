import type { TeamRow } from '@tideform/sync';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';

/** Whoever loses the team that they look at is sent to /teams. `null`: it is not on this device (any more). */
export function useLeaveLostTeam(team: TeamRow | null | undefined): void {
  const navigate = useNavigate();
  const seenId = useRef<string>(undefined);
  useEffect(() => {
    if (team) seenId.current = team.id;
    else if (team === null && seenId.current !== undefined) navigate('/teams', { replace: true });
  }, [team, navigate]);
}
