import { operations as api } from '@tideform/contract';
import { implement, respond } from '../http/implement.ts';
import { hasMigratedDataSources, loadDataSources } from './data-sources-store.ts';

export const listDataSources = implement(api.listDataSources, async ({ params: { teamId } }, { database }) => {
  const [dataSources, migrated] = await Promise.all([
    loadDataSources(database, teamId),
    hasMigratedDataSources(database, teamId),
  ]);
  return respond({ dataSources, migrationNeeded: !migrated });
});
