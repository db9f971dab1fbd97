import { operations as api, type FormRetention } from '@tideform/contract';
import { openLibraryOfCredential, withLibraryRefusals } from '../confidential/open-library-of-credential.ts';
import type { ServerContext } from '../context.ts';
import { findFormInLibrary, requireTeamLibrary, writeRetentionSetting } from '../forms/form-in-library.ts';
import { findRegisteredForm } from '../forms/forms-store.ts';
import { describeCredential, findOwnCredential } from '../graph-credentials/describe-credential.ts';
import { findCredential } from '../graph-credentials/graph-credentials-store.ts';
import { implement, refuse, respond } from '../http/implement.ts';
import { deleteRetention, type FormKey, findRetention, saveRetention } from './retentions-store.ts';

type RetentionContext = Pick<ServerContext, 'database' | 'secrets'>;

/**
 * Loads the retention period of a form, with the authorization state of the connected account that deletes responses.
 */
async function describeRetention({ database, secrets }: RetentionContext, form: FormKey): Promise<FormRetention> {
  const retention = await findRetention(database, form);
  if (!retention) return { period: null, authorization: 'missing' };
  const row = await findCredential(database, retention.graphCredentialId);
  const credential = row && describeCredential(secrets, row);
  return {
    period: retention.period,
    authorization: credential?.authorization ?? 'missing',
    ...(credential?.account && { account: { name: credential.account.name } }),
    ...(retention.lastRun && { lastRun: retention.lastRun }),
  };
}

export const getFormRetention = implement(api.getFormRetention, async ({ params }, context) =>
  respond(await describeRetention(context, params)),
);

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
