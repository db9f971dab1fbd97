import type { FormDefinition } from '@tideform/engine';
import { type DriveItem, downloadAddress } from '@tideform/graph';
import { findAnnounced, type ResponseLibrary } from '@tideform/sync/library-submission';
import type { ServerContext } from '../context.ts';
import { refuse } from '../http/implement.ts';
import { endSessionUploads } from './end-uploads.ts';
import { breaksType, startBytes } from './file-content.ts';
import { takesAnyFile } from './is-wanted.ts';
import { lentRefusal } from './refuse-share.ts';
import type { SessionRow } from './sessions-store.ts';
import { readFiles, type SharedFile } from './share-files-store.ts';
import { shareLibrary } from './share-library.ts';
import type { ShareRow } from './shares-store.ts';

interface Submitted {
  readonly share: ShareRow;
  readonly session: SessionRow;
  readonly schema: FormDefinition;
  /** Ids of the files that the answers name, and of the PDF. */
  readonly files: readonly string[];
}

/**
 * Ends the session's upload addresses, so that its files stay as they are. Refuses those that aren't in its own folder as they were
 * announced, or whose content isn't what their names say: a page as a PDF.
 */
export async function refuseFiles(context: ServerContext, { share, session, schema, files: ids }: Submitted) {
  const { id, folder_id: folderId } = session;
  const announced = new Map((await readFiles(context.database, id)).map((file) => [file.id, file]));
  const unknown = ids.find((one) => !announced.has(one));
  if (unknown !== undefined) return refuse('files-missing', unknown);
  const files = ids.map((one) => announced.get(one)!);
  try {
    await endSessionUploads(context, share, id);
    if (files.length === 0 || folderId === null) return undefined;
    const library = await shareLibrary(context, share);
    const found = await findAnnounced(library, folderId, files);
    if ('missing' in found) return refuse('files-missing', found.missing);
    for (const [file, item] of found.items) {
      if (await isMislabeled(library, schema, announced.get(file.id)!, item))
        return refuse('not-valid', `${file.name}: filePattern`);
    }
    return undefined;
  } catch (error) {
    const lent = lentRefusal(error);
    if (lent) return lent;
    throw error;
  }
}

/** Whether the content of a stored file isn't what its name or media type says, where the form minds. */
export async function isMislabeled(
  { graph, driveId }: ResponseLibrary,
  schema: FormDefinition,
  { name, type, isPdf }: SharedFile,
  item: DriveItem,
): Promise<boolean> {
  if (takesAnyFile(schema) && !isPdf) return false;
  const url = item['@microsoft.graph.downloadUrl'] ?? (await downloadAddress(graph, { driveId, itemId: item.id }));
  const start = url === undefined ? new Uint8Array() : await graph.downloadStart(url, startBytes);
  return breaksType({ name, type }, start);
}
