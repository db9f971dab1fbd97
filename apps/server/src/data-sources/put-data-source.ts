import { dataSourcesOfTeam, putDataSource as operation } from '@tideform/contract';
import { mayUse } from '../entitlements/ask-subscription.ts';
import { answer, implement, refuse } from '../http/implement.ts';
import { writeDataSource } from './data-sources-store.ts';

export const putDataSource = implement(operation, async ({ params, body, caller, log }, context) => {
  const { database, now } = context;
  const { teamId, id } = params;
  const { settings, isNew = false } = body;
  const mayPreview = settings.previewConfig === undefined || (await mayUse(context, caller, 'preview_data_sources'));
  const by = { teamId, by: caller.userId, now: now(), most: dataSourcesOfTeam };
  const dataSource = await writeDataSource(database, { id, settings, isNew, mayPreview }, by);
  if (dataSource === 'exists') return refuse('data-source-exists');
  if (dataSource === 'locked') return refuse('locked-by-plan');
  if (dataSource === 'too-many') return refuse('too-many-data-sources');
  log.info({ ...params, type: dataSource.type, by: caller.userId }, 'Data source written');
  return answer({ dataSource });
});
