import { DataRowsProvider } from '@tideform/components/kit/data-rows/DataRows.tsx';
import { PeopleProvider, type PeopleSource, usePeopleSource } from '@tideform/components/kit/people/PeopleSource.tsx';
import { useMessages } from '@tideform/i18n/react';
import { useLiveQuery } from 'dexie-react-hooks';
import { type ReactNode, use, useMemo } from 'react';
import { useParams } from 'react-router';
import { useReport } from '../../failures/report-context.ts';
import { type Data, DataContext, useData } from '../data-context.ts';
import { previewMessages } from './team-of-preview.messages.ts';
import { useTeamRows } from './useTeamRows.ts';

/** What a draft asks of its team: the rows of the preview environment, and people as a data source that can be made here. */
export function TeamOfPreview({ children }: { readonly children: ReactNode }) {
  const { teamId } = useParams();
  const isHere = use(DataContext) !== undefined && teamId !== undefined;
  return isHere ? <Team teamId={teamId}>{children}</Team> : children;
}

function Team({ teamId, children }: { readonly teamId: string; readonly children: ReactNode }) {
  const data = useData();
  const rows = useTeamRows(teamId, 'preview');
  const people = usePeopleSource();
  const report = useReport();
  const { title } = useMessages(previewMessages);
  const team = useLiveQuery(() => teamState(data, teamId), [data, teamId]);
  const isMissing = team?.hasMembers === false;
  const mayMake = team?.mayBuild === true;
  const own = useMemo<PeopleSource | undefined>(() => {
    if (!people || !isMissing) return people;
    const initialise = async () => {
      try {
        const { makeMembersSource } = await import('./make-members-source.ts');
        await makeMembersSource(data, teamId, title);
      } catch (cause) {
        report('data-source', cause);
        throw cause;
      }
    };
    return { ...people, lacksMembers: { initialise: mayMake ? initialise : undefined } };
  }, [people, isMissing, mayMake, data, teamId, title, report]);
  return (
    <PeopleProvider value={own}>
      <DataRowsProvider value={rows}>{children}</DataRowsProvider>
    </PeopleProvider>
  );
}

/** NOTE: before the list of sources has come once, nobody knows whether one is missing. */
async function teamState({ database, identity }: Data, teamId: string) {
  const [team, sources] = await Promise.all([
    database.teams.get(teamId),
    database.dataSources.where('teamId').equals(teamId).toArray(),
  ]);
  return {
    hasMembers: sources.some(({ type }) => type === 'team-members'),
    mayBuild: team?.accounts[identity.userId]?.canBuildForms === true,
  };
}
