import { listDataSources as operation } from '@tideform/contract';
import { answer, implement } from '../http/implement.ts';
import { isMigrated, loadDataSources } from './data-sources-store.ts';

export const listDataSources = implement(operation, async ({ params: { teamId } }, { database }) => {
  const [dataSources, migrated] = await Promise.all([loadDataSources(database, teamId), isMigrated(database, teamId)]);
  return answer({ dataSources, migrationNeeded: !migrated });
});
