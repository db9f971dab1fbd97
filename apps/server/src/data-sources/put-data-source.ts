import { operations as api, MAX_DATA_SOURCES_PER_TEAM } from '@tideform/contract';
import { hasFeature } from '../entitlements/load-subscription.ts';
import { implement, refuse, respond } from '../http/implement.ts';
import { saveDataSource } from './data-sources-store.ts';

export const putDataSource = implement(api.putDataSource, async ({ params, body, caller, log }, context) => {
  const { database, now } = context;
  const { teamId, id } = params;
  const { settings, isNew = false } = body;
  const mayPreview =
    settings.previewConfig === undefined || (await hasFeature(context, caller, 'preview_data_sources'));
  const by = { teamId, by: caller.userId, now: now(), most: MAX_DATA_SOURCES_PER_TEAM };
  const dataSource = await saveDataSource(database, { id, settings, isNew, mayPreview }, by);
  if (dataSource === 'exists') return refuse('data-source-exists');
  if (dataSource === 'locked') return refuse('locked-by-plan');
  if (dataSource === 'too-many') return refuse('too-many-data-sources');
  log.info({ ...params, type: dataSource.type, by: caller.userId }, 'Data source saved');
  return respond({ dataSource });
});
