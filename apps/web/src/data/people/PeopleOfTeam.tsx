import { type DataRows, DataRowsProvider } from '@tideform/components/kit/data-rows/DataRows.tsx';
import { TEAM_MEMBERS } from '@tideform/components/kit/data-rows/team-members.ts';
import { PeopleProvider, type PeopleSource } from '@tideform/components/kit/people/PeopleSource.tsx';
import { useSpeech } from '@tideform/words/react';
import { useMemo } from 'react';
import { Outlet, useParams } from 'react-router';
import { useReport } from '../../failures/report-context.ts';
import { useAccount } from '../../sign-in/useAuth.ts';
import { useOnline } from '../../ui/useOnline.ts';
import { type Data, useData } from '../data-context.ts';
import { useIdentity } from '../useIdentity.ts';
import { browserClock } from '../world/browser-clock.ts';
import type { PeopleFinder } from './create-people-finder.ts';

const finders = new WeakMap<Data['graph'], Promise<PeopleFinder>>();

/** Its code comes with the first form that asks for people. */
function finderOf(graph: Data['graph'], locale: string): Promise<PeopleFinder> {
  const known = finders.get(graph);
  if (known) return known;
  const made = import('./create-people-finder.ts').then(({ createPeopleFinder }) =>
    createPeopleFinder(graph, browserClock.monotonicMs, locale),
  );
  finders.set(graph, made);
  made.catch(() => finders.delete(graph));
  return made;
}

/** Lets the forms of a team's screens ask for people, of the team and of the organization, and for the rows of its data sources. */
export function PeopleOfTeam() {
  const data = useData();
  const { graph } = data;
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
          return await (await finderOf(graph, locale)).find(teamId, wanted, signal);
        } catch (cause) {
          if (!signal.aborted) report('people', cause);
          throw cause;
        }
      },
      whole: async (person) => (await finderOf(graph, locale)).whole(person),
      pictureOf: async (userId) => (await finderOf(graph, locale)).pictureOf(userId),
    }),
    [graph, locale, teamId, isOnline, userId, displayName, username, report],
  );
  const rows = useMemo<DataRows>(
    () => ({
      isOnline,
      async read({ dataSourceId, isAnew }, signal) {
        if (teamId === undefined) return undefined;
        try {
          const { readSource } = await import('../sources/read-source.ts');
          const kept = await readSource(data, { teamId, sourceId: dataSourceId }, signal);
          if (kept || dataSourceId !== TEAM_MEMBERS) return kept;
          const [finder, { rowsOfPeople }] = await Promise.all([
            finderOf(graph, locale),
            import('./rows-of-people.ts'),
          ]);
          return rowsOfPeople(await finder.members(teamId, isAnew));
        } catch (cause) {
          if (!signal.aborted) report('rows', cause);
          throw cause;
        }
      },
      ...(teamId !== undefined && {
        sources: {
          address: `/teams/${teamId}/dataSources`,
          async list() {
            const sources = await data.database.dataSources.where('teamId').equals(teamId).toArray();
            return sources.map(({ id, sourceId = id, title }) => ({ id: sourceId, title }));
          },
        },
      }),
    }),
    [data, graph, locale, teamId, isOnline, report],
  );
  return (
    <PeopleProvider value={people}>
      <DataRowsProvider value={rows}>
        <Outlet />
      </DataRowsProvider>
    </PeopleProvider>
  );
}
