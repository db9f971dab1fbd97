import { Outlet, useParams } from 'react-router';
import { useTeam } from '../../data/useTeam.ts';
import { MembersLocaleBoundary } from '../../ui/MembersLocaleBoundary.tsx';
import { LatePlanNotices } from './plan/LatePlanNotices.tsx';

/**
 * Screens for members only, in a language that members' messages have. `isWholePage`: the screen has no frame, so it
 * shows the frame's plan notices itself.
 */
export function MembersLocale({ isWholePage = false }: { readonly isWholePage?: boolean }) {
  const { teamId } = useParams();
  const team = useTeam(teamId);
  return (
    <MembersLocaleBoundary>
      <Outlet />
      {isWholePage && team && <LatePlanNotices team={team} isList={false} />}
    </MembersLocaleBoundary>
  );
}
