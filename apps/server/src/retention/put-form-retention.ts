import { operations as api } from '@tideform/contract';
import { openLibraryOfCredential } from '../confidential/open-library-of-credential.ts';
import { withLibraryRefusals } from '../confidential/with-library-refusals.ts';
import { findFormInLibrary, requireTeamLibrary, writeRetentionSetting } from '../forms/form-in-library.ts';
import { findRegisteredForm } from '../forms/forms-store.ts';
import { describeCredential } from '../graph-credentials/describe-credential.ts';
import { findOwnCredential } from '../graph-credentials/find-own-credential.ts';
import { implement, refuse, respond } from '../http/implement.ts';
import { describeRetention } from './describe-retention.ts';
import { saveRetention } from './retentions-store.ts';

const dayMs = 86_400_000;

/**
 * Sets the retention period of a form. NOTE: changes form.config.json first, since responses must never be deleted
 * unless the form shows its retention period.
 */
export const putFormRetention = implement(api.putFormRetention, async ({ params, body, caller, log }, context) => {
  const { database, secrets, now } = context;
  const { teamId, formId } = params;
  const form = await findRegisteredForm(database, teamId, formId);
  if (!form) return refuse('not-found', 'Invalid formId');
  const row = await findOwnCredential(database, body.graphCredentialsId, caller);
  const credential = row && describeCredential(secrets, row);
  if (credential?.authorization === 'expired') return refuse('authorization-expired', 'Authorization has expired');
  if (!credential?.purposes.includes('files')) return refuse('authorization-required', 'Authorization Required');
  return withLibraryRefusals(async () => {
    const libraryAccess = await openLibraryOfCredential(context, credential.id, form.driveId);
    await requireTeamLibrary(libraryAccess, teamId);
    const { config } = await findFormInLibrary(libraryAccess, formId, form);
    const own = { graph: context.graphAs(caller.graphToken), driveId: form.driveId };
    await writeRetentionSetting(own, config.id, body.period);
    const retention = { ...params, period: body.period, graphCredentialId: credential.id, driveId: form.driveId };
    // Responses are first deleted a day later, so that a mistake can be corrected.
    const nextRunAt = new Date(now().getTime() + dayMs);
    await saveRetention(database, retention, { by: caller.userId, now: now(), nextRunAt });
    log.info({ ...params, ...body.period, by: caller.userId }, 'Form retention set');
    return respond(await describeRetention(context, params));
  }, 'no-responses-folder');
});
