import { deleteFormRetention as operation } from '@tideform/contract';
import { orRefusal } from '../confidential/or-refusal.ts';
import { findFormInLibrary, sayRetention } from '../forms/form-in-library.ts';
import { readForm } from '../forms/forms-store.ts';
import { answer, implement, refuse } from '../http/implement.ts';
import { describeRetention } from './describe-retention.ts';
import { deleteRetention } from './retentions-store.ts';

/** NOTE: it ends first: what is kept and said to be deleted may be, the other way round never. */
export const deleteFormRetention = implement(operation, async ({ params, caller, log }, context) => {
  const { database } = context;
  const form = await readForm(database, params.teamId, params.formId);
  if (!form) return refuse('not-found', 'Invalid formId');
  await deleteRetention(database, params);
  log.info({ ...params, by: caller.userId }, 'Retention of a form ended');
  return orRefusal(async () => {
    const access = { graph: context.graphAs(caller.graphToken), driveId: form.driveId };
    const { config } = await findFormInLibrary(access, params.formId, form);
    await sayRetention(access, config.id, undefined);
    return answer(await describeRetention(context, params));
  }, 'no-responses-folder');
});
