import { dataSourcesOfTeam, putDataSource as operation } from '@tideform/contract';
import { answer, implement, refuse } from '../http/implement.ts';
import { writeDataSource } from './data-sources-store.ts';

export const putDataSource = implement(operation, async ({ params, body, caller, log }, { database, now }) => {
  const { teamId, id } = params;
  const { settings, isNew = false } = body;
  const by = { teamId, by: caller.userId, now: now(), most: dataSourcesOfTeam };
  const dataSource = await writeDataSource(database, { id, settings, isNew }, by);
  if (dataSource === 'exists') return refuse('data-source-exists');
  if (dataSource === 'too-many') return refuse('too-many-data-sources');
  log.info({ ...params, type: dataSource.type, by: caller.userId }, 'Data source written');
  return answer({ dataSource });
});
