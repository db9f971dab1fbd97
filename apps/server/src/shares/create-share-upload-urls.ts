import { randomUUID } from 'node:crypto';
import { operations as api, SHARE_GONE_TEXT } from '@tideform/contract';
import { operations } from '@tideform/graph';
import { claimFolder, type ExpectedFile, type ResponseLibrary } from '@tideform/sync/library-submission';
import type { ServerContext } from '../context.ts';
import { implement, refuse, respond } from '../http/implement.ts';
import { Refused } from '../refused.ts';
import { cancelUploads, getUploadSealContext, UPLOAD_LIFETIME_MS } from './cancel-uploads.ts';
import { isAcceptedByForm } from './check-files.ts';
import { checkShare, toAccountRefusal } from './check-share.ts';
import { openShareLibrary } from './open-share-library.ts';
import { requireCurrentPassword } from './session-password.ts';
import { assignSessionNumber, findOrCreateSession, type SessionRow, updateSession } from './sessions-store.ts';
import { announceFiles, getLinkBytes, MAX_LINK_BYTES_PER_DAY } from './share-files-store.ts';
import { findSharedForm, parsePublishedForm } from './shared-forms-store.ts';
import { findShare } from './shares-store.ts';
import { openAnswers } from './submitted-answers.ts';
import { saveUpload } from './uploads-store.ts';

/**
 * Creates upload URLs for files. NOTE: the server chooses where a file is stored: its name in the folder of the
 * session's response.
 */
export const createShareUploadUrls = implement(api.createShareUploadUrls, async ({ body, caller }, context) => {
  const { database, now } = context;
  const share = await findShare(database, caller.shareId);
  const session = await findOrCreateSession(database, caller, now());
  const refused = session.submitted_at
    ? checkUploadAfterSubmit(context, session, body.files)
    : checkShare(context, share);
  if (refused) return refused;
  requireCurrentPassword(share!, caller);
  const form = await findSharedForm(database, caller);
  if (!form) return refuse('share-gone', SHARE_GONE_TEXT);
  const { schema } = parsePublishedForm(form);
  const unacceptedFile = body.files.find(
    (file) => file.conflictBehavior === 'rename' && !isAcceptedByForm(schema, file),
  );
  if (unacceptedFile) return refuse('file-not-wanted', unacceptedFile.name);
  const submissionNumber = await assignSessionNumber(context, caller, session);
  if (submissionNumber === undefined) return refuse('no-number-left');
  const dayAgo = new Date(now().getTime() - 86_400_000);
  const announcedBytes = body.files.reduce((sum, { size }) => sum + size, 0);
  if ((await getLinkBytes(database, caller.shareId, dayAgo)) + announcedBytes > MAX_LINK_BYTES_PER_DAY) {
    throw new Refused('too-many-requests', 429, 'The files sent with this link exceed the daily limit');
  }
  const requestedFiles = body.files.map(({ id, name, type, size, conflictBehavior }) => {
    return { id, name, type, sizeBytes: size, isPdf: conflictBehavior === 'replace' };
  });
  const files = await announceFiles(database, caller.sessionId, requestedFiles);
  if (!files) return refuse('too-many-files');
  try {
    const library = await openShareLibrary(context, share!);
    const { sessionId: responseId, formId } = caller;
    const owner = { responseId, formId, formTitle: form.title, submissionNumber };
    const folderId = session.folder_id ?? (await claimFolder(library, owner));
    if (session.folder_id === null) await updateSession(database, responseId, { folder_id: folderId });
    const endsAt = new Date(now().getTime() + UPLOAD_LIFETIME_MS).toISOString();
    const uploads = await Promise.all(files.map((file) => createUploadUrl(library, folderId, endsAt, file)));
    const savedFlags = await Promise.all(uploads.map((upload) => saveUploadUrl(context, library, responseId, upload)));
    if (savedFlags.includes(false)) throw new Refused('busy', 503, undefined, { retryAfterSeconds: 5 });
    return respond({ files: uploads });
  } catch (error) {
    const accountRefusal = toAccountRefusal(error);
    if (accountRefusal) return accountRefusal;
    throw error;
  }
});

/** Refuses uploads after submission, except for the PDF and files in the answers until the submission is stored. */
function checkUploadAfterSubmit(
  context: ServerContext,
  session: SessionRow,
  requestedFiles: readonly { readonly id: string; readonly conflictBehavior: 'rename' | 'replace' }[],
) {
  if (session.complete_by === null || session.stored_at) return refuse('already-submitted');
  const namedIds = openAnswers(context, session).files;
  const isNamed = requestedFiles.every(
    ({ id, conflictBehavior }) => conflictBehavior === 'replace' || namedIds.includes(id),
  );
  return isNamed ? undefined : refuse('already-submitted');
}

/**
 * Stores an upload URL, and cancels earlier URLs for the same file.
 * @returns `false` if the session accepts no files; the new URL is then canceled
 */
async function saveUploadUrl(
  context: ServerContext,
  { graph }: ResponseLibrary,
  sessionId: string,
  { id: fileId, uploadUrl }: { readonly id: string; readonly uploadUrl: string },
): Promise<boolean> {
  const { database, secrets, now } = context;
  const id = randomUUID();
  const sealedUrl = secrets.seal(uploadUrl, getUploadSealContext(id));
  const earlierUploads = await saveUpload(database, { id, sessionId, fileId, sealedUrl }, now());
  if (earlierUploads) await cancelUploads(context, graph, earlierUploads);
  else await graph.cancelUpload(uploadUrl);
  return earlierUploads !== undefined;
}

/**
 * Creates an upload URL for a file.
 *
 * NOTE: the conflict behavior is `replace`, since the name is reserved for this file: uploading the file again replaces
 * it.
 *
 * @param endsAt time when `cancelOldUploads` cancels the URL, unless the URL expires earlier
 */
async function createUploadUrl(
  { graph, driveId }: ResponseLibrary,
  folderId: string,
  endsAt: string,
  { id, name, sizeBytes }: ExpectedFile,
) {
  const item = { '@microsoft.graph.conflictBehavior': 'replace' as const, name, fileSize: sizeBytes };
  const params = { driveId, itemId: folderId, path: name };
  const session = await graph.call(operations.createChildUploadSession, params, { body: { item } });
  const { uploadUrl, expirationDateTime = endsAt } = session;
  return {
    id,
    name,
    uploadUrl,
    expiresAt: Date.parse(expirationDateTime) < Date.parse(endsAt) ? expirationDateTime : endsAt,
  };
}
