import { DataRowsProvider } from '@tideform/components/kit/data-rows/DataRows.tsx';
import { PeopleProvider, type PeopleSource, usePeopleSource } from '@tideform/components/kit/people/PeopleSource.tsx';
import { useMessages } from '@tideform/i18n/react';
import { useLiveQuery } from 'dexie-react-hooks';
import { type ReactNode, use, useMemo } from 'react';
import { useParams } from 'react-router';
import { useReportFailure } from '../../failures/report-failure-context.ts';
import { type Data, DataContext, useData } from '../data-context.ts';
import { previewMessages } from './preview-team.messages.ts';
import { useTeamRows } from './useTeamRows.ts';

/**
 * Provides a draft's preview with people, and with rows of the preview environment. If the data source of the team's
 * people is missing, builders can create it.
 */
export function PreviewTeamProvider({ children }: { readonly children: ReactNode }) {
  const { teamId } = useParams();
  const hasTeam = use(DataContext) !== undefined && teamId !== undefined;
  return hasTeam ? <PreviewTeamData teamId={teamId}>{children}</PreviewTeamData> : children;
}

function PreviewTeamData({ teamId, children }: { readonly teamId: string; readonly children: ReactNode }) {
  const data = useData();
  const rows = useTeamRows(teamId, 'preview');
  const people = usePeopleSource();
  const report = useReportFailure();
  const { title } = useMessages(previewMessages);
  const team = useLiveQuery(() => loadTeamState(data, teamId), [data, teamId]);
  const isMissing = team?.hasMembers === false;
  const canCreate = team?.mayBuild === true;
  const peopleWithSetup = useMemo<PeopleSource | undefined>(() => {
    if (!people || !isMissing) return people;
    const createSource = async () => {
      try {
        const { createMembersSource } = await import('./create-members-source.ts');
        await createMembersSource(data, teamId, title);
      } catch (cause) {
        report('data-source', cause);
        throw cause;
      }
    };
    return { ...people, missingMembers: { initialise: canCreate ? createSource : undefined } };
  }, [people, isMissing, canCreate, data, teamId, title, report]);
  return (
    <PeopleProvider value={peopleWithSetup}>
      <DataRowsProvider value={rows}>{children}</DataRowsProvider>
    </PeopleProvider>
  );
}

/**
 * Loads a team and its data sources. NOTE: before the data sources were synced once, it is unknown whether one is
 * missing.
 */
async function loadTeamState({ database, identity }: Data, teamId: string) {
  const [team, sources] = await Promise.all([
    database.teams.get(teamId),
    database.dataSources.where('teamId').equals(teamId).toArray(),
  ]);
  return {
    hasMembers: sources.some(({ type }) => type === 'team-members'),
    mayBuild: team?.accounts[identity.userId]?.canBuildForms === true,
  };
}
