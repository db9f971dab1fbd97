import type { TeamRow } from '@tideform/sync';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** What a place is told that was opened before anybody looked whether its team is still there. */
export const maybeLost = { team: 'maybe-lost' };

const lost = { team: 'lost' };

/** Who comes to the teams has just lost the one that they were last in. */
export const isLostTeam = (state: unknown): boolean => teamOf(state) === lost.team;

/** Whoever loses the team that they look at is sent to /teams. `team` as `useTeam` answers it. */
export function useLeaveLostTeam(teamId: string | undefined, team: TeamRow | null | undefined): void {
  const navigate = useNavigate();
  const { state } = useLocation();
  const seenId = useRef<string>(undefined);
  const isGuess = teamOf(state) === maybeLost.team;
  useEffect(() => {
    if (team) seenId.current = team.id;
    else if (team === null && (isGuess || seenId.current === teamId)) {
      navigate('/teams', { replace: true, state: lost });
    }
  }, [teamId, team, isGuess, navigate]);
}

const teamOf = (state: unknown): unknown => (state as { readonly team?: unknown } | null)?.team;
