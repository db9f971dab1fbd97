import { DataRowsProvider } from '@tideform/components/kit/data-rows/DataRows.tsx';
import {
  type PeoplePage,
  PeopleProvider,
  type PeopleSource,
  type PeopleWanted,
} from '@tideform/components/kit/people/PeopleSource.tsx';
import { useSpeech } from '@tideform/i18n/react';
import { type ReactNode, useMemo } from 'react';
import { Outlet, useParams } from 'react-router';
import { useReport } from '../../failures/report-context.ts';
import { useAccount } from '../../sign-in/useAuth.ts';
import { useOnline } from '../../ui/useOnline.ts';
import { type Data, useData } from '../data-context.ts';
import { useTeamRows } from '../sources/useTeamRows.ts';
import { useIdentity } from '../useIdentity.ts';
import { finderOf } from './finder-of.ts';

/** Lets the forms of a team's screens ask for people, of the team and of the organization, and for the rows of its data sources. */
export function PeopleOfTeam({ children }: { readonly children?: ReactNode }) {
  const data = useData();
  const { locale } = useSpeech();
  const { teamId } = useParams();
  const isOnline = useOnline();
  const username = useAccount()?.username;
  const { userId, displayName } = useIdentity();
  const report = useReport();
  const people = useMemo<PeopleSource>(
    () => ({
      me: { id: userId, displayName, ...(username && { userPrincipalName: username, mail: username }) },
      isOnline,
      isGuest: /#ext#/i.test(username ?? ''),
      async find(wanted, signal) {
        try {
          const kept = wanted.from === 'teamMembers' && teamId && (await pageOfKept(data, teamId, wanted));
          return kept || (await (await finderOf(data, locale)).find(teamId, wanted, signal));
        } catch (cause) {
          if (!signal.aborted) report('people', cause);
          throw cause;
        }
      },
      async whole(person) {
        const whole = await (await finderOf(data, locale)).whole(person);
        const account = whole.userPrincipalName;
        if (teamId === undefined || account === undefined || whole.userLookupId !== undefined) return whole;
        const { lookupIdOf } = await import('./members-kept.ts');
        const userLookupId = await lookupIdOf(data, teamId, account);
        return { ...whole, ...(userLookupId !== undefined && { userLookupId }) };
      },
      pictureOf: async (userId) => (await finderOf(data, locale)).pictureOf(userId),
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

/** People whom the team's data source of people has brought to this device, if it has. */
async function pageOfKept(data: Data, teamId: string, { text, after }: PeopleWanted): Promise<PeoplePage | undefined> {
  const [{ membersKept }, { pageOf }] = await Promise.all([
    import('./members-kept.ts'),
    import('./create-people-finder.ts'),
  ]);
  const people = await membersKept(data, teamId);
  return people && pageOf(people, text, after);
}
