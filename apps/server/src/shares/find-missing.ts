import { type AnnouncedFile, findAnnounced } from '@tideform/sync/library-submission';
import type { ServerContext } from '../context.ts';
import { refuse } from '../http/implement.ts';
import { lentRefusal } from './refuse-share.ts';
import type { SessionRow } from './sessions-store.ts';
import { readFiles } from './share-files-store.ts';
import { shareLibrary } from './share-library.ts';
import type { ShareRow } from './shares-store.ts';

/** Refuses where a file isn't in the session's own folder as it was announced; `undefined`: all of them are. */
export async function findMissing(
  context: ServerContext,
  share: ShareRow,
  { id, folder_id }: Pick<SessionRow, 'id' | 'folder_id'>,
  ids: readonly string[],
) {
  const announced = new Map((await readFiles(context.database, id)).map((file) => [file.id, file]));
  const unknown = ids.find((one) => !announced.has(one));
  if (unknown !== undefined) return refuse('files-missing', unknown);
  const files: AnnouncedFile[] = ids.map((one) => announced.get(one)!);
  if (files.length === 0 || folder_id === null) return undefined;
  try {
    const lying = await findAnnounced(await shareLibrary(context, share), folder_id, files);
    return 'missing' in lying ? refuse('files-missing', lying.missing) : undefined;
  } catch (error) {
    const lent = lentRefusal(error);
    if (lent) return lent;
    throw error;
  }
}
