import type { FormDefinition } from '@tideform/engine';
import { type DriveItem, findDownloadUrl } from '@tideform/graph';
import { findExpectedFiles, type ResponseLibrary } from '@tideform/sync/library-submission';
import type { ServerContext } from '../context.ts';
import { refuse } from '../http/implement.ts';
import { cancelSessionUploads } from './cancel-uploads.ts';
import { toAccountRefusal } from './check-share.ts';
import { hasContradictoryContent, SIGNATURE_BYTES } from './file-content.ts';
import { acceptsAnyFile } from './is-accepted-by-form.ts';
import { openShareLibrary } from './open-share-library.ts';
import type { SessionRow } from './sessions-store.ts';
import { loadSharedFiles, type SharedFile } from './share-files-store.ts';
import type { ShareRow } from './shares-store.ts';

interface SubmittedFiles {
  readonly share: ShareRow;
  readonly session: SessionRow;
  readonly schema: FormDefinition;
  /** IDs of the files in the answers, and of the PDF. */
  readonly files: readonly string[];
}

/**
 * Cancels the session's upload URLs, so that its files can't change anymore. Returns a refusal if a file isn't in the
 * session's folder as announced, or if its content contradicts its name, such as HTML in a PDF.
 */
export async function checkFiles(context: ServerContext, { share, session, schema, files: ids }: SubmittedFiles) {
  const { id, folder_id: folderId } = session;
  const announced = new Map((await loadSharedFiles(context.database, id)).map((file) => [file.id, file]));
  const unknownId = ids.find((one) => !announced.has(one));
  if (unknownId !== undefined) return refuse('files-missing', unknownId);
  const files = ids.map((one) => announced.get(one)!);
  try {
    await cancelSessionUploads(context, share, id);
    if (files.length === 0 || folderId === null) return undefined;
    const library = await openShareLibrary(context, share);
    const found = await findExpectedFiles(library, folderId, files);
    if ('missing' in found) return refuse('files-missing', found.missing);
    for (const [file, item] of found.items) {
      if (await isMislabeled(library, schema, announced.get(file.id)!, item))
        return refuse('not-valid', `${file.name}: filePattern`);
    }
    return undefined;
  } catch (error) {
    const accountRefusal = toAccountRefusal(error);
    if (accountRefusal) return accountRefusal;
    throw error;
  }
}

/**
 * Returns true if the content of a stored file contradicts its name or media type, unless the form accepts files of any
 * type.
 */
export async function isMislabeled(
  { graph, driveId }: ResponseLibrary,
  schema: FormDefinition,
  { name, type, isPdf }: SharedFile,
  item: DriveItem,
): Promise<boolean> {
  if (acceptsAnyFile(schema) && !isPdf) return false;
  const url = item['@microsoft.graph.downloadUrl'] ?? (await findDownloadUrl(graph, { driveId, itemId: item.id }));
  const start = url === undefined ? new Uint8Array() : await graph.downloadStart(url, SIGNATURE_BYTES);
  return hasContradictoryContent({ name, type }, start);
}
