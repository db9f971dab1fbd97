import { writeAudit } from '../audit/audit-store.ts';
import { libraryOfCredential } from '../confidential/library-of-credential.ts';
import { NotInLibrary } from '../forms/not-in-library.ts';
import { isCredentialExpired } from '../graph-credentials/credential-expired.ts';
import { findCredential } from '../graph-credentials/graph-credentials-store.ts';
import type { Job, JobContext } from '../jobs/job.ts';
import { cutOffOf } from './cut-off.ts';
import { deleteBefore } from './delete-before.ts';
import { deleteRetention, findDueRetentions, type LastRun, noteRun, type Retention } from './retentions-store.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const atOnce = 200;

/** Every hour, for the forms whose day is over: deletes the responses that were submitted longer ago than they are to be kept. */
export const deleteDueResponses: Job = {
  name: 'delete-due-responses',
  cron: '41 * * * *',
  async run(context, signal) {
    for (const retention of await findDueRetentions(context.database, context.now(), atOnce)) {
      if (signal.aborted) return;
      await runOne(context, retention, signal);
    }
  },
};

/** What one form's library lacks is no reason to leave the others. */
async function runOne(context: JobContext, retention: Retention, signal: AbortSignal): Promise<void> {
  const { database, now, log } = context;
  const { teamId, formId } = retention;
  const at = now();
  try {
    const access = await libraryOfCredential(context, retention.graphCredentialId, retention.driveId);
    const done = await deleteBefore(context, access, retention, cutOffOf(retention.period, at), signal);
    const lastRun = { at: at.toISOString(), ...done };
    await noteRun(database, retention, { nextRunAt: new Date(at.getTime() + dayMs), lastRun });
    await tell(context, retention, lastRun);
  } catch (error) {
    if (error instanceof NotInLibrary && error.refusal === 'form-not-found') {
      await deleteRetention(database, retention);
      return log.info({ teamId, formId }, 'Retention of a form ended: the form is gone');
    }
    const isExpired = isCredentialExpired(error);
    await noteRun(database, retention, { nextRunAt: new Date(at.getTime() + (isExpired ? dayMs : hourMs)) });
    if (isExpired) log.warn({ teamId, formId }, 'Responses are due, and the account that deletes them has expired');
    else log.error({ teamId, formId, err: error }, 'Responses that are due could not be deleted');
  }
}

async function tell({ database, log }: JobContext, retention: Retention, lastRun: LastRun): Promise<void> {
  const { teamId, formId, graphCredentialId } = retention;
  const { at, ...counts } = lastRun;
  if (counts.deleted + counts.refused === 0) return;
  log.info({ teamId, formId, ...counts }, 'Responses deleted after their time');
  const tenantId = (await findCredential(database, graphCredentialId))?.tenantId;
  const entry = { at: new Date(at), tenantId, teamId, action: 'retention.ran', subject: formId };
  await writeAudit(database, { ...entry, details: { formId, ...counts } });
}
