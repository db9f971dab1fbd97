import { useEffect } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { getDefaultTeamId } from '../../data/device/last-team.ts';
import { useTeams } from '../../data/teams/useTeams.ts';

/** Screen at `/buy/{plan}?currency=`: redirects to the plans of the user's last team, where the plan is highlighted. */
export function BuyScreen() {
  const { plan = '' } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const teams = useTeams();
  useEffect(() => {
    if (!teams) return;
    const teamId = getDefaultTeamId(teams);
    const query = new URLSearchParams(search);
    query.set('plan', plan);
    void navigate(teamId ? `/teams/${teamId}/plans?${query}` : '/teams', { replace: true });
  }, [teams, search, plan, navigate]);
  return null;
}
