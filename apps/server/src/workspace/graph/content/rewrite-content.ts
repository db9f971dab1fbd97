import { Readable } from 'node:stream';
import { bytesAddedByService } from '@tideform/graph';
import type { StoredFile } from '../../../files/file-store.ts';
import { findItem } from '../../library/items/items-store.ts';
import type { ContentTarget } from '../../library/items/write-content.ts';
import type { LibraryWrite } from '../../library/write-library.ts';
import type { GraphContext } from '../call/graph-call.ts';

/** What is kept of an upload: something else than what was sent where the rule `rewritten-files` is on. */
export async function rewriteContent(
  { enforces, files }: GraphContext,
  { db, list }: LibraryWrite,
  target: ContentTarget,
  sent: StoredFile,
): Promise<StoredFile> {
  if (!enforces('rewritten-files')) return sent;
  const name = 'itemId' in target ? (await findItem(db, list.id, target.itemId))?.name : target.path.at(-1);
  const added = bytesAddedByService(name ?? '');
  if (!added) return sent;
  const content = (async function* () {
    yield* await files.open(sent.sha256);
    yield added;
  })();
  return files.put(Readable.from(content, { objectMode: false }));
}
