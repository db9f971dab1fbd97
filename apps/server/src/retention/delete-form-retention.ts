import { operations as api } from '@tideform/contract';
import { withLibraryRefusals } from '../confidential/with-library-refusals.ts';
import { findFormInLibrary, writeRetentionSetting } from '../forms/form-in-library.ts';
import { findRegisteredForm } from '../forms/forms-store.ts';
import { implement, refuse, respond } from '../http/implement.ts';
import { describeRetention } from './describe-retention.ts';
import { deleteRetention } from './retentions-store.ts';

/**
 * Removes the retention period of a form. NOTE: stops the deletion before form.config.json changes, since responses
 * must never be deleted unless the form shows its retention period.
 */
export const deleteFormRetention = implement(api.deleteFormRetention, async ({ params, caller, log }, context) => {
  const { database } = context;
  const form = await findRegisteredForm(database, params.teamId, params.formId);
  if (!form) return refuse('not-found', 'Invalid formId');
  await deleteRetention(database, params);
  log.info({ ...params, by: caller.userId }, 'Form retention removed');
  return withLibraryRefusals(async () => {
    const access = { graph: context.graphAs(caller.graphToken), driveId: form.driveId };
    const { config } = await findFormInLibrary(access, params.formId, form);
    await writeRetentionSetting(access, config.id, undefined);
    return respond(await describeRetention(context, params));
  }, 'no-responses-folder');
});
