import type { TeamRow } from '@tideform/sync';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** Navigation state of a team that was opened before its existence was checked. */
export const maybeLost = { team: 'maybe-lost' };

const lostTeam = { team: 'lost' };

/** Whether the user was redirected to the teams because their last team is gone. */
export const isLostTeam = (state: unknown): boolean => getTeamState(state) === lostTeam.team;

/** Redirects to /teams when the current team is gone. `team`: value of `useTeam`. */
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
