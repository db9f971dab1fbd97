import { type AnnouncedFile, type ResponseRow, writeSubmission } from '@tideform/sync/library-submission';
import { acceptStored } from '../../deliveries/accept-stored.ts';
import { findSubmission } from '../../deliveries/find-submission.ts';
import type { AskedJob, JobContext } from '../../jobs/job.ts';
import { countOnce } from '../../submissions/submission-counts-store.ts';
import { endSessionUploads } from '../end-uploads.ts';
import { changeSession, readSession, type SessionRow } from '../sessions-store.ts';
import { readFiles, type SharedFile } from '../share-files-store.ts';
import { shareLibrary } from '../share-library.ts';
import { readPublished, readSharedForm } from '../shared-forms-store.ts';
import { findShare, type ShareRow } from '../shares-store.ts';
import { openAnswers, type SubmittedAnswers } from '../submitted-answers.ts';
import { storeSubmission as ask } from './store-submission-ask.ts';
import { withoutMissing } from './without-missing.ts';

/**
 * Brings what a stranger submitted into the library, counts it and tells of it, by the steps that a device goes. Each may be repeated.
 * Where the library or the account is away it waits on the server, and is tried again every minute.
 */
export const storeSubmission: AskedJob<{ sessionId: string }> = {
  ...ask,
  async run(context, _signal, { sessionId }) {
    const { database, log, now } = context;
    const session = await readSession(database, sessionId);
    if (!session?.submitted_at || session.stored_at) return;
    if (session.complete_by && session.complete_by > now()) return;
    try {
      await store(context, session);
      await changeSession(database, sessionId, { stored_at: now(), sealed_submission: null, failure: null });
      log.info({ sessionId }, 'What a stranger has submitted is in the library');
    } catch (error) {
      log.warn({ sessionId, err: error }, 'What a stranger has submitted could not be stored; it is tried again');
      await changeSession(database, sessionId, { failure: error instanceof Error ? error.message.slice(0, 500) : '' });
    }
  },
};

async function store(context: JobContext, session: SessionRow): Promise<void> {
  const { database, log, now } = context;
  const whole = openAnswers(context, session);
  const share = await findShare(database, session.share_id);
  if (!share) throw new Error('A session without a link');
  const library = await shareLibrary(context, share);
  const brought = await readFiles(database, session.id);
  const answers = session.complete_by ? await arrived(context, { share, session, whole, announced: brought }) : whole;
  const isNamed = ({ id }: AnnouncedFile) => answers.files.includes(id);
  await writeSubmission({
    library,
    response: await responseOf(context, share, session, answers),
    manifestHash: session.manifest_hash ?? '',
    submissionNumber: session.submission_number ?? 0,
    files: brought.filter(isNamed),
    unnamed: brought.filter((file) => !isNamed(file)),
    moreFields: { tfFormShareSessionId: session.id },
  });
  const { team_id: teamId, form_id: formId, tenant_id: tenantId, created_by: by } = share;
  await countOnce(database, { teamId, formId, key: session.id, isResubmission: false }, now());
  const event = { teamId, formId, responseId: session.id, revision: 1, triggerType: 'submit' as const };
  const stored = await findSubmission(library.graph, event);
  // An index of the library may be behind what was just written.
  if (!stored) throw new Error('What was stored is not found yet');
  await acceptStored(context, stored, { event, tenantId, by, shareId: share.id }, log);
}

/** What has come of a submission whose files were waited for in vain. Its upload addresses end first. */
async function arrived(
  context: JobContext,
  given: {
    readonly share: ShareRow;
    readonly session: SessionRow;
    readonly whole: SubmittedAnswers;
    readonly announced: readonly SharedFile[];
  },
): Promise<SubmittedAnswers> {
  const { share, session, whole, announced } = given;
  await endSessionUploads(context, share, session.id);
  const form = await readSharedForm(context.database, { teamId: share.team_id, formId: share.form_id }, whole.version);
  if (!form) throw new Error('A form that was shared is not known any more');
  const { schema } = readPublished(form);
  return withoutMissing(await shareLibrary(context, share), session, whole, { announced, schema });
}

/** Whoever it was, nobody knows: the table shows Anonymous. */
const nobody = { name: 'Anonymous' } as const;

async function responseOf(
  { database }: JobContext,
  share: ShareRow,
  { id, submitted_at }: SessionRow,
  { version, data, metadata, numbered }: SubmittedAnswers,
): Promise<ResponseRow> {
  const { team_id: teamId, form_id: formId, tenant_id: tenantId } = share;
  const form = await readSharedForm(database, { teamId, formId }, version);
  if (!form) throw new Error('A form that was shared is not known any more');
  const { schema, customCss, pdfOptions, responsesTitleTemplate, emailTemplate } = readPublished(form);
  return {
    ...{ id, teamId, formId, tenantId, userId: '', formTitle: form.title, title: form.title, version, schema },
    ...{ data: { data, metadata }, submitted: 1, isDirty: 0, deleted: 0, revision: 1 },
    timestamp: submitted_at!.toISOString(),
    formShareSessionId: id,
    createdBy: nobody,
    collaborators: [],
    ...(numbered.length > 0 && { numbered }),
    ...(responsesTitleTemplate !== undefined && { titleTemplate: responsesTitleTemplate }),
    ...(emailTemplate !== undefined && { emailTemplate }),
    ...(customCss !== undefined && { customCss }),
    ...(pdfOptions !== undefined && { pdfOptions: pdfOptions as NonNullable<ResponseRow['pdfOptions']> }),
  };
}
