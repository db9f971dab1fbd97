import { randomUUID } from 'node:crypto';
import { createShareUploadUrls as operation, shareGone } from '@tideform/contract';
import { operations } from '@tideform/graph';
import { type AnnouncedFile, claimFolder, type ResponseLibrary } from '@tideform/sync/library-submission';
import type { ServerContext } from '../context.ts';
import { answer, implement, refuse } from '../http/implement.ts';
import { Refused } from '../refused.ts';
import { endUploads, uploadLifeMs, uploadPlace } from './end-uploads.ts';
import { isWanted } from './is-wanted.ts';
import { lentRefusal, refuseShare } from './refuse-share.ts';
import { requireUnlocked } from './session-lock.ts';
import { changeSession, keepSession, type SessionRow } from './sessions-store.ts';
import { announceFiles, countLinkBytes, mostLinkBytes } from './share-files-store.ts';
import { shareLibrary } from './share-library.ts';
import { readPublished, readSharedForm } from './shared-forms-store.ts';
import { findShare } from './shares-store.ts';
import { openAnswers } from './submitted-answers.ts';
import { takeNumber } from './take-number.ts';
import { keepUpload } from './uploads-store.ts';

/** NOTE: a place is the server's choice: a name in the one folder of the session's response. */
export const createShareUploadUrls = implement(operation, async ({ body, caller }, context) => {
  const { database, now } = context;
  const share = await findShare(database, caller.shareId);
  const session = await keepSession(database, caller, now());
  const refused = session.submitted_at ? refuseFollowing(context, session, body.files) : refuseShare(context, share);
  if (refused) return refused;
  requireUnlocked(share!, caller);
  const form = await readSharedForm(database, caller);
  if (!form) return refuse('share-gone', shareGone);
  const { schema } = readPublished(form);
  const unwanted = body.files.find((file) => file.conflictBehavior === 'rename' && !isWanted(schema, file));
  if (unwanted) return refuse('file-not-wanted', unwanted.name);
  const submissionNumber = await takeNumber(context, caller, session);
  if (submissionNumber === undefined) return refuse('no-number-left');
  const dayAgo = new Date(now().getTime() - 86_400_000);
  const announced = body.files.reduce((sum, { size }) => sum + size, 0);
  if ((await countLinkBytes(database, caller.shareId, dayAgo)) + announced > mostLinkBytes) {
    throw new Refused('too-many-requests', 429, 'The files of this link are too large today');
  }
  const wanted = body.files.map(({ id, name, type, size, conflictBehavior }) => {
    return { id, name, type, sizeBytes: size, isPdf: conflictBehavior === 'replace' };
  });
  const files = await announceFiles(database, caller.sessionId, wanted);
  if (!files) return refuse('too-many-files');
  try {
    const library = await shareLibrary(context, share!);
    const { sessionId: responseId, formId } = caller;
    const owner = { responseId, formId, formTitle: form.title, submissionNumber };
    const folderId = session.folder_id ?? (await claimFolder(library, owner));
    if (session.folder_id === null) await changeSession(database, responseId, { folder_id: folderId });
    const endsAt = new Date(now().getTime() + uploadLifeMs).toISOString();
    const opened = await Promise.all(files.map((file) => openUpload(library, folderId, endsAt, file)));
    const kept = await Promise.all(opened.map((upload) => keepOpened(context, library, responseId, upload)));
    if (kept.includes(false)) throw new Refused('busy', 503, undefined, { retryAfterSeconds: 5 });
    return answer({ files: opened });
  } catch (error) {
    const lent = lentRefusal(error);
    if (lent) return lent;
    throw error;
  }
});

/** After the submit files come alone that its answers name, and the PDF, for as long as the library waits for them. */
function refuseFollowing(
  context: ServerContext,
  session: SessionRow,
  wanted: readonly { readonly id: string; readonly conflictBehavior: 'rename' | 'replace' }[],
) {
  if (session.complete_by === null || session.stored_at) return refuse('already-submitted');
  const named = openAnswers(context, session).files;
  const isNamed = wanted.every(({ id, conflictBehavior }) => conflictBehavior === 'replace' || named.includes(id));
  return isNamed ? undefined : refuse('already-submitted');
}

/** Stores an upload address and ends those that the file had before. `false`: the session takes no files now, and the address is over. */
async function keepOpened(
  context: ServerContext,
  { graph }: ResponseLibrary,
  sessionId: string,
  { id: fileId, uploadUrl }: { readonly id: string; readonly uploadUrl: string },
): Promise<boolean> {
  const { database, secrets, now } = context;
  const id = randomUUID();
  const sealedUrl = secrets.seal(uploadUrl, uploadPlace(id));
  const before = await keepUpload(database, { id, sessionId, fileId, sealedUrl }, now());
  if (before) await endUploads(context, graph, before);
  else await graph.cancelUpload(uploadUrl);
  return before !== undefined;
}

/**
 * @param endsAt when `endOldUploads` ends the address, if the library doesn't end it before
 *
 * NOTE: `replace`, since the name is this one file's: whoever sends it again sends it to the same place.
 */
async function openUpload(
  { graph, driveId }: ResponseLibrary,
  folderId: string,
  endsAt: string,
  { id, name, sizeBytes }: AnnouncedFile,
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
