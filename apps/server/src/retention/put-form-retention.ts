import { putFormRetention as operation } from '@tideform/contract';
import { libraryOfCredential } from '../confidential/library-of-credential.ts';
import { orRefusal } from '../confidential/or-refusal.ts';
import { findFormInLibrary, requireTeamsLibrary, sayRetention } from '../forms/form-in-library.ts';
import { readForm } from '../forms/forms-store.ts';
import { describeCredential } from '../graph-credentials/describe-credential.ts';
import { findOwnCredential } from '../graph-credentials/own-credential.ts';
import { answer, implement, refuse } from '../http/implement.ts';
import { describeRetention } from './describe-retention.ts';
import { writeRetention } from './retentions-store.ts';

const dayMs = 86_400_000;

/** NOTE: people are told first: what deletes without saying so must never be, what is said and not yet done may. */
export const putFormRetention = implement(operation, async ({ params, body, caller, log }, context) => {
  const { database, secrets, now } = context;
  const { teamId, formId } = params;
  const form = await readForm(database, teamId, formId);
  if (!form) return refuse('not-found', 'Invalid formId');
  const row = await findOwnCredential(database, body.graphCredentialsId, caller);
  const credential = row && describeCredential(secrets, row);
  if (credential?.authorization === 'expired') return refuse('authorization-expired', 'Authorization has expired');
  if (!credential?.purposes.includes('files')) return refuse('authorization-required', 'Authorization Required');
  return orRefusal(async () => {
    const lent = await libraryOfCredential(context, credential.id, form.driveId);
    await requireTeamsLibrary(lent, teamId);
    const { config } = await findFormInLibrary(lent, formId, form);
    const own = { graph: context.graphAs(caller.graphToken), driveId: form.driveId };
    await sayRetention(own, config.id, body.period);
    const kept = { ...params, period: body.period, graphCredentialId: credential.id, driveId: form.driveId };
    // Whoever sees that it was a mistake has a day to take it back.
    const nextRunAt = new Date(now().getTime() + dayMs);
    await writeRetention(database, kept, { by: caller.userId, now: now(), nextRunAt });
    log.info({ ...params, ...body.period, by: caller.userId }, 'Retention of a form set');
    return answer(await describeRetention(context, params));
  }, 'no-responses-folder');
});
