import { Readable } from 'node:stream';
import { getAddedBytes } from '@tideform/graph';
import type { StoredFile } from '../../../files/file-store.ts';
import { findItem } from '../../library/items/items-store.ts';
import type { ContentTarget } from '../../library/items/write-content.ts';
import type { LibraryWrite } from '../../library/write-library.ts';
import type { GraphContext } from '../call/graph-call.ts';

/**
 * Returns the content to store for an upload: changed bytes if the rule `rewritten-files` is on, as SharePoint does
 * with some types.
 */
export async function rewriteContent(
  { enforces, files }: GraphContext,
  { db, list }: LibraryWrite,
  target: ContentTarget,
  uploaded: StoredFile,
): Promise<StoredFile> {
  if (!enforces('rewritten-files')) return uploaded;
  const name = 'itemId' in target ? (await findItem(db, list.id, target.itemId))?.name : target.path.at(-1);
  const extraBytes = getAddedBytes(name ?? '');
  if (!extraBytes) return uploaded;
  const content = (async function* () {
    yield* await files.open(uploaded.sha256);
    yield extraBytes;
  })();
  return files.put(Readable.from(content, { objectMode: false }));
}
