import { type AnnouncedFile, type ResponseRow, writeSubmission } from '@tideform/sync/library-submission';
import { acceptStored } from '../../deliveries/accept-stored.ts';
import { findSubmission } from '../../deliveries/find-submission.ts';
import type { AskedJob, JobContext } from '../../jobs/job.ts';
import { countOnce } from '../../submissions/submission-counts-store.ts';
import { changeSession, readSession, type SessionRow } from '../sessions-store.ts';
import { readFiles } from '../share-files-store.ts';
import { shareLibrary } from '../share-library.ts';
import { readPublished, readSharedForm } from '../shared-forms-store.ts';
import { findShare, type ShareRow } from '../shares-store.ts';
import { answersPlace, type SubmittedAnswers } from '../submitted-answers.ts';
import { storeSubmission as ask } from './store-submission-ask.ts';

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
  const { database, log, now, secrets } = context;
  const opened = session.sealed_submission && secrets.open(session.sealed_submission, answersPlace(session.id));
  if (!opened) throw new Error('What was submitted cannot be opened with the key of this server');
  const answers = JSON.parse(opened) as SubmittedAnswers;
  const share = await findShare(database, session.share_id);
  if (!share) throw new Error('A session without a link');
  const library = await shareLibrary(context, share);
  const brought = await readFiles(database, session.id);
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
    createdBy: nobody,
    collaborators: [],
    ...(numbered.length > 0 && { numbered }),
    ...(responsesTitleTemplate !== undefined && { titleTemplate: responsesTitleTemplate }),
    ...(emailTemplate !== undefined && { emailTemplate }),
    ...(customCss !== undefined && { customCss }),
    ...(pdfOptions !== undefined && { pdfOptions: pdfOptions as NonNullable<ResponseRow['pdfOptions']> }),
  };
}
