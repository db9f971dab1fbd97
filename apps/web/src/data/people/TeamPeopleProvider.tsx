import { DataRowsProvider } from '@tideform/components/kit/data-rows/DataRows.tsx';
import {
  type PeoplePage,
  PeopleProvider,
  type PeopleRequest,
  type PeopleSource,
} from '@tideform/components/kit/people/PeopleSource.tsx';
import { useLocale } from '@tideform/i18n/react';
import { type ReactNode, useMemo } from 'react';
import { Outlet, useParams } from 'react-router';
import { useReportFailure } from '../../failures/report-failure-context.ts';
import { useAccount } from '../../sign-in/useAuth.ts';
import { useOnline } from '../../ui/browser/useOnline.ts';
import { type Data, useData } from '../data-context.ts';
import { useTeamRows } from '../sources/useTeamRows.ts';
import { useIdentity } from '../useIdentity.ts';
import { getPeopleFinder } from './get-people-finder.ts';

/**
 * Provides forms on a team's screens with people of the team and the organization, and with rows of the team's data
 * sources.
 */
export function TeamPeopleProvider({ children }: { readonly children?: ReactNode }) {
  const data = useData();
  const { locale } = useLocale();
  const { teamId } = useParams();
  const isOnline = useOnline();
  const username = useAccount()?.username;
  const { userId, displayName } = useIdentity();
  const report = useReportFailure();
  const people = useMemo<PeopleSource>(
    () => ({
      me: { id: userId, displayName, ...(username && { userPrincipalName: username, mail: username }) },
      isOnline,
      isGuest: /#ext#/i.test(username ?? ''),
      async find(query, signal) {
        try {
          const localPage = query.from === 'teamMembers' && teamId && (await findInLocalMembers(data, teamId, query));
          return localPage || (await (await getPeopleFinder(data, locale)).find(teamId, query, signal));
        } catch (cause) {
          if (!signal.aborted) report('people', cause);
          throw cause;
        }
      },
      async loadDetails(person) {
        const whole = await (await getPeopleFinder(data, locale)).loadPerson(person);
        const account = whole.userPrincipalName;
        if (teamId === undefined || account === undefined || whole.userLookupId !== undefined) return whole;
        const { findUserLookupId } = await import('./local-members.ts');
        const userLookupId = await findUserLookupId(data, teamId, account);
        return { ...whole, ...(userLookupId !== undefined && { userLookupId }) };
      },
      loadPicture: async (userId) => (await getPeopleFinder(data, locale)).loadPicture(userId),
    }),
    [data, locale, teamId, isOnline, userId, displayName, username, report],
  );
  const rows = useTeamRows(teamId, 'production');
  return (
    <PeopleProvider value={people}>
      <DataRowsProvider value={rows}>{children ?? <Outlet />}</DataRowsProvider>
    </PeopleProvider>
  );
}

/** Searches the local copy of the team's people; returns `undefined` if this device has no copy. */
async function findInLocalMembers(
  data: Data,
  teamId: string,
  { text, after }: PeopleRequest,
): Promise<PeoplePage | undefined> {
  const [{ findLocalMembers: membersKept }, { filterPeoplePage: pageOf }] = await Promise.all([
    import('./local-members.ts'),
    import('./create-people-finder.ts'),
  ]);
  const people = await membersKept(data, teamId);
  return people && pageOf(people, text, after);
}
