import { teamLanguages } from '@tideform/i18n';
import { addLocale } from '@tideform/i18n/loaded';
import { Outlet, useParams } from 'react-router';
import { useTeam } from '../../data/teams/useTeam.ts';
import { MembersLocaleBoundary } from '../../ui/MembersLocaleBoundary.tsx';
import { membersLocale } from '../../ui/members-locale.ts';
import { readLocale } from '../locale/locale-choice.ts';
import { DeferredPlanNotices } from './plan/PlanGate.tsx';

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

/** Loads the messages of members' screens in the language in which these screens are shown. */
export async function loadMemberMessages(): Promise<void> {
  const { language } = readLocale(localStorage, navigator.languages);
  if (!teamLanguages.includes(language)) await addLocale(membersLocale);
}
