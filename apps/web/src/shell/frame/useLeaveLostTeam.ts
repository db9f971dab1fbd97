import type { TeamRow } from '@tideform/sync';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** Navigation state for a team that was opened before it was checked that the user still has it. */
export const maybeLost = { team: 'maybe-lost' };

const lostTeam = { team: 'lost' };

/** Returns whether the user was redirected to the teams because their last team is gone. */
export const isLostTeam = (state: unknown): boolean => getTeamState(state) === lostTeam.team;

/**
 * Redirects to `/teams` if the user doesn't have the current team any more.
 * @param team result of `useTeam`
 */
export function useLeaveLostTeam(teamId: string | undefined, team: TeamRow | null | undefined): void {
  const navigate = useNavigate();
  const { state } = useLocation();
  const seenId = useRef<string>(undefined);
  const isUnchecked = getTeamState(state) === maybeLost.team;
  useEffect(() => {
    if (team) seenId.current = team.id;
    else if (team === null && (isUnchecked || seenId.current === teamId)) {
      navigate('/teams', { replace: true, state: lostTeam });
    }
  }, [teamId, team, isUnchecked, navigate]);
}

const getTeamState = (state: unknown): unknown => (state as { readonly team?: unknown } | null)?.team;
