import { useEffect } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { defaultTeamId } from '../../data/device/last-team.ts';
import { useTeams } from '../../data/useTeams.ts';

/** `/buy/{plan}?currency=`: leads to the plans of the team that the person was in last, where that plan is marked. */
export function BuyScreen() {
  const { plan = '' } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const teams = useTeams();
  useEffect(() => {
    if (!teams) return;
    const teamId = defaultTeamId(teams);
    const query = new URLSearchParams(search);
    query.set('plan', plan);
    void navigate(teamId ? `/teams/${teamId}/plans?${query}` : '/teams', { replace: true });
  }, [teams, search, plan, navigate]);
  return null;
}
