import { Outlet, useParams } from 'react-router';
import { useTeam } from '../../data/useTeam.ts';
import { MembersPart } from '../../ui/MembersPart.tsx';
import { LatePlanNotices } from './plan/LatePlanNotices.tsx';

/** Screens that members alone meet. One that is the whole page says what the frame says elsewhere. */
export function MembersSpeech({ isWholePage = false }: { readonly isWholePage?: boolean }) {
  const { teamId } = useParams();
  const team = useTeam(teamId);
  return (
    <MembersPart>
      <Outlet />
      {isWholePage && team && <LatePlanNotices team={team} isList={false} />}
    </MembersPart>
  );
}
