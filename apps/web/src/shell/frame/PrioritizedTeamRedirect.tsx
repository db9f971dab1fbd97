import { useEffect } from 'react';
import { Navigate, useLocation, useParams } from 'react-router';
import { useRequestSync } from '../../data/sync/useSyncStatus.ts';

/** Route `/team/{teamId}/…`: syncs this team before other teams, and redirects to `/teams/{teamId}/…`. */
export function PrioritizedTeamRedirect() {
  const { teamId = '', '*': rest } = useParams();
  const { search, hash } = useLocation();
  const requestSync = useRequestSync();
  useEffect(() => requestSync({ teamId }), [requestSync, teamId]);
  return <Navigate to={`/teams/${teamId}/${rest || 'forms'}${search}${hash}`} replace />;
}
