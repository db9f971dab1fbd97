import type { TeamRow } from '@tideform/sync';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** Navigation state for a team that was opened before it was checked that the user still has it. */
export const maybeLostTeamState = { team: 'maybe-lost' };

const lostTeamState = { team: 'lost' };

/** Returns whether the user was redirected to the teams because their last team is gone. */
export const isLostTeamState = (state: unknown): boolean => getTeamState(state) === lostTeamState.team;

/**
 * Redirects to `/teams` if the user doesn't have the current team any more.
 * @param team result of `useTeam`
 */
export function useLeaveLostTeam(teamId: string | undefined, team: TeamRow | null | undefined): void {
  const navigate = useNavigate();
  const { state } = useLocation();
  const seenId = useRef<string>(undefined);
  const isUnchecked = getTeamState(state) === maybeLostTeamState.team;
  useEffect(() => {
    if (team) seenId.current = team.id;
    else if (team === null && (isUnchecked || seenId.current === teamId)) {
      navigate('/teams', { replace: true, state: lostTeamState });
    }
  }, [teamId, team, isUnchecked, navigate]);
}

const getTeamState = (state: unknown): unknown => (state as { readonly team?: unknown } | null)?.team;
