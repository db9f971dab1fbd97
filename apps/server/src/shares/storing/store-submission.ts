import { type FormDefinition, isFileLike, isRecord, type SubmissionData } from '@tideform/engine';
import {
  type ExpectedFile,
  findExpectedFiles,
  findFiles,
  type ResponseLibrary,
  type ResponseRow,
  writeSubmission,
} from '@tideform/sync/library-submission';
import { enqueueDelivery } from '../../deliveries/enqueue-delivery.ts';
import { findSubmission } from '../../deliveries/find-submission.ts';
import type { JobContext, QueuedJob } from '../../jobs/job.ts';
import { countSubmissionOnce } from '../../submissions/submission-counts-store.ts';
import { cancelSessionUploads } from '../cancel-uploads.ts';
import { isMislabeled } from '../check-files.ts';
import { openShareLibrary } from '../open-share-library.ts';
import { findSession, type SessionRow, updateSession } from '../sessions-store.ts';
import { loadSharedFiles, type SharedFile } from '../share-files-store.ts';
import { findSharedForm, parsePublishedForm } from '../shared-forms-store.ts';
import { findShare, type ShareRow } from '../shares-store.ts';
import { openAnswers, type SubmittedAnswers } from '../submitted-answers.ts';
import { storeSubmissionJobType } from './store-submission-job-type.ts';

/**
 * Job that stores an anonymous submission in the library, counts it, and queues its webhook events and email: the same
 * steps as on a device. Each step can be repeated. While the library or connected account is unavailable, the
 * submission stays in the database and is retried every minute.
 */
export const storeSubmission: QueuedJob<{ sessionId: string }> = {
  ...storeSubmissionJobType,
  async run(context, _signal, { sessionId }) {
    const { database, log, now } = context;
    const session = await findSession(database, sessionId);
    if (!session?.submitted_at || session.stored_at) return;
    if (session.complete_by && session.complete_by > now()) return;
    try {
      await storeInLibrary(context, session);
      await updateSession(database, sessionId, { stored_at: now(), sealed_submission: null, failure: null });
      log.info({ sessionId }, 'Anonymous submission stored in the library');
    } catch (error) {
      log.warn({ sessionId, err: error }, 'Failed to store an anonymous submission; will retry');
      await updateSession(database, sessionId, { failure: error instanceof Error ? error.message.slice(0, 500) : '' });
    }
  },
};

async function storeInLibrary(context: JobContext, session: SessionRow): Promise<void> {
  const { database, log, now } = context;
  const allAnswers = openAnswers(context, session);
  const share = await findShare(database, session.share_id);
  if (!share) throw new Error('The session’s share link doesn’t exist');
  const library = await openShareLibrary(context, share);
  const files = await loadSharedFiles(database, session.id);
  const answers = session.complete_by
    ? await getUploadedAnswers(context, { share, session, whole: allAnswers, announced: files })
    : allAnswers;
  const isNamed = ({ id }: ExpectedFile) => answers.files.includes(id);
  await writeSubmission({
    library,
    response: await createResponse(context, share, session, answers),
    manifestHash: session.manifest_hash ?? '',
    submissionNumber: session.submission_number ?? 0,
    files: files.filter(isNamed),
    unnamed: files.filter((file) => !isNamed(file)),
    moreFields: { tfFormShareSessionId: session.id },
  });
  const { team_id: teamId, form_id: formId, tenant_id: tenantId, created_by: by } = share;
  await countSubmissionOnce(database, { teamId, formId, key: session.id, isResubmission: false }, now());
  const event = { teamId, formId, responseId: session.id, revision: 1, triggerType: 'submit' as const };
  const stored = await findSubmission(library.graph, event);
  // The library's search index may not contain the new submission yet.
  if (!stored) throw new Error('The stored submission can’t be found yet');
  await enqueueDelivery(context, stored, { event, tenantId, by, shareId: share.id }, log);
}

/**
 * Returns the part of a submission that was uploaded if the remaining files never arrived. Cancels its upload URLs
 * first.
 */
async function getUploadedAnswers(
  context: JobContext,
  pending: {
    readonly share: ShareRow;
    readonly session: SessionRow;
    readonly whole: SubmittedAnswers;
    readonly announced: readonly SharedFile[];
  },
): Promise<SubmittedAnswers> {
  const { share, session, whole, announced } = pending;
  await cancelSessionUploads(context, share, session.id);
  const form = await findSharedForm(context.database, { teamId: share.team_id, formId: share.form_id }, whole.version);
  if (!form) throw new Error('The shared form doesn’t exist anymore');
  const { schema } = parsePublishedForm(form);
  return removeMissingFiles(await openShareLibrary(context, share), session, whole, { announced, schema });
}

/** Author of anonymous submissions, as shown in the submissions table. */
const ANONYMOUS = { name: 'Anonymous' } as const;

async function createResponse(
  { database }: JobContext,
  share: ShareRow,
  { id, submitted_at }: SessionRow,
  { version, data, metadata, numbered }: SubmittedAnswers,
): Promise<ResponseRow> {
  const { team_id: teamId, form_id: formId, tenant_id: tenantId } = share;
  const form = await findSharedForm(database, { teamId, formId }, version);
  if (!form) throw new Error('The shared form doesn’t exist anymore');
  const { schema, customCss, pdfOptions, responsesTitleTemplate, emailTemplate } = parsePublishedForm(form);
  return {
    ...{ id, teamId, formId, tenantId, userId: '', formTitle: form.title, title: form.title, version, schema },
    ...{ data: { data, metadata }, submitted: 1, isDirty: 0, deleted: 0, revision: 1 },
    timestamp: submitted_at!.toISOString(),
    formShareSessionId: id,
    createdBy: ANONYMOUS,
    collaborators: [],
    ...(numbered.length > 0 && { numbered }),
    ...(responsesTitleTemplate !== undefined && { titleTemplate: responsesTitleTemplate }),
    ...(emailTemplate !== undefined && { emailTemplate }),
    ...(customCss !== undefined && { customCss }),
    ...(pdfOptions !== undefined && { pdfOptions: pdfOptions as NonNullable<ResponseRow['pdfOptions']> }),
  };
}

/**
 * Removes missing files from the answers of a submission, and adds the names of these files to `metadata.missingFiles`.
 * A file also counts as missing if its content contradicts its name.
 */
async function removeMissingFiles(
  library: ResponseLibrary,
  { folder_id: folderId }: Pick<SessionRow, 'folder_id'>,
  answers: SubmittedAnswers,
  { announced, schema }: { readonly announced: readonly SharedFile[]; readonly schema: FormDefinition },
): Promise<SubmittedAnswers> {
  const uploadedIds = new Set<string>();
  for (const file of folderId === null ? [] : announced) {
    const isReferenced = file.isPdf || answers.files.includes(file.id);
    const found = isReferenced ? await findExpectedFiles(library, folderId!, [file]) : undefined;
    const [item] = found && 'items' in found ? [...found.items].map(([, one]) => one) : [];
    if (item && !(await isMislabeled(library, schema, file, item))) uploadedIds.add(file.id);
  }
  const missing = findFiles(answers.data).filter(({ id }) => !uploadedIds.has(id));
  const files = [...uploadedIds];
  if (missing.length === 0) return { ...answers, files };
  const data = removeFiles(answers.data, new Set(missing.map(({ id }) => id))) as SubmissionData;
  const metadata = { ...answers.metadata, missingFiles: missing.map(({ name }) => name) };
  return { ...answers, data, metadata, files };
}

function removeFiles(value: unknown, missing: ReadonlySet<string>): unknown {
  const isMissing = (part: unknown) => isFileLike(part) && missing.has(part.id);
  if (Array.isArray(value)) return value.filter((part) => !isMissing(part)).map((part) => removeFiles(part, missing));
  if (!isRecord(value)) return value;
  const keptEntries = Object.entries(value).filter(([, part]) => !isMissing(part));
  return Object.fromEntries(keptEntries.map(([key, part]) => [key, removeFiles(part, missing)]));
}
