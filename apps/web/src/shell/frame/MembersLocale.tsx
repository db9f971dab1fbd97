import { Outlet, useParams } from 'react-router';
import { useTeam } from '../../data/teams/useTeam.ts';
import { MembersLocaleBoundary } from '../../ui/MembersLocaleBoundary.tsx';
import { DeferredPlanNotices } from './plan/DeferredPlanNotices.tsx';

/**
 * Renders screens that only members use, in a language in which members' messages exist. `isWholePage`: the screen has
 * no frame, so the plan notices of the frame are shown here.
 */
export function MembersLocale({ isWholePage = false }: { readonly isWholePage?: boolean }) {
  const { teamId } = useParams();
  const team = useTeam(teamId);
  return (
    <MembersLocaleBoundary>
      <Outlet />
      {isWholePage && team && <DeferredPlanNotices team={team} isList={false} />}
    </MembersLocaleBoundary>
  );
}
