import { insertAuditEntry } from '../audit/audit-store.ts';
import { openLibraryOfCredential } from '../confidential/open-library-of-credential.ts';
import { NotInLibrary } from '../forms/form-in-library.ts';
import { isCredentialExpired } from '../graph-credentials/create-graph-of-credential.ts';
import { findCredential } from '../graph-credentials/graph-credentials-store.ts';
import type { Job, JobContext } from '../jobs/job.ts';
import { deleteResponsesBefore } from './delete-responses-before.ts';
import { getCutoff } from './get-cutoff.ts';
import {
  deleteRetention,
  findDueRetentions,
  type LastRun,
  type Retention,
  saveRetentionRun,
} from './retentions-store.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const BATCH_SIZE = 200;

/**
 * Job that deletes responses after their form's retention period. It runs hourly, and processes each form once a day.
 */
export const deleteDueResponses: Job = {
  name: 'delete-due-responses',
  cron: '41 * * * *',
  async run(context, signal) {
    for (const retention of await findDueRetentions(context.database, context.now(), BATCH_SIZE)) {
      if (signal.aborted) return;
      await deleteDueResponsesOfForm(context, retention, signal);
    }
  },
};

/** Deletes the due responses of one form. Errors of the form's library don't stop the processing of other forms. */
async function deleteDueResponsesOfForm(context: JobContext, retention: Retention, signal: AbortSignal): Promise<void> {
  const { database, now, log } = context;
  const { teamId, formId } = retention;
  const at = now();
  try {
    const access = await openLibraryOfCredential(context, retention.graphCredentialId, retention.driveId);
    const counts = await deleteResponsesBefore(context, access, retention, getCutoff(retention.period, at), signal);
    const lastRun = { at: at.toISOString(), ...counts };
    await saveRetentionRun(database, retention, { nextRunAt: new Date(at.getTime() + dayMs), lastRun });
    await recordRun(context, retention, lastRun);
  } catch (error) {
    if (error instanceof NotInLibrary && error.refusal === 'form-not-found') {
      await deleteRetention(database, retention);
      return log.info({ teamId, formId }, 'Form retention removed: the form no longer exists');
    }
    const isExpired = isCredentialExpired(error);
    await saveRetentionRun(database, retention, { nextRunAt: new Date(at.getTime() + (isExpired ? dayMs : hourMs)) });
    if (isExpired) log.warn({ teamId, formId }, 'Connected account for deleting responses has expired');
    else log.error({ teamId, formId, err: error }, 'Failed to delete due responses');
  }
}

async function recordRun({ database, log }: JobContext, retention: Retention, lastRun: LastRun): Promise<void> {
  const { teamId, formId, graphCredentialId } = retention;
  const { at, ...counts } = lastRun;
  if (counts.deleted + counts.refused === 0) return;
  log.info({ teamId, formId, ...counts }, 'Responses deleted after their retention period');
  const tenantId = (await findCredential(database, graphCredentialId))?.tenantId;
  const entry = { at: new Date(at), tenantId, teamId, action: 'retention.ran', subject: formId };
  await insertAuditEntry(database, { ...entry, details: { formId, ...counts } });
}
