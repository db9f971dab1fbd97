import { filesOfShareSession } from '@tideform/contract';
import { type AnnouncedFile, freeFileName } from '@tideform/sync/library-submission';
import type { Database } from '../database/connect.ts';
import type { ShareTables } from './share-tables.ts';

/** What a session may bring, or has brought. */
export async function readFiles(database: Database, sessionId: string): Promise<AnnouncedFile[]> {
  const rows = await database
    .withTables<ShareTables>()
    .selectFrom('share_files')
    .selectAll()
    .where('session_id', '=', sessionId)
    .orderBy('id')
    .execute();
  return rows.map(({ id, name, size_bytes, is_pdf: isPdf }) => ({ id, name, sizeBytes: Number(size_bytes), isPdf }));
}

/** A file as somebody wants to bring it; its name is theirs. */
export type WantedFile = AnnouncedFile;

/** The one name that a response's PDF has. */
export const pdfName = 'submission.pdf';

/**
 * Gives files their names in the response's folder, each once: no two have one name, and none that of a file of ours.
 *
 * @returns `undefined`: they are too many
 */
export async function announceFiles(
  database: Database,
  sessionId: string,
  wanted: readonly WantedFile[],
): Promise<AnnouncedFile[] | undefined> {
  return await database.transaction().execute(async (transaction) => {
    const tables = transaction.withTables<ShareTables>();
    await tables.selectFrom('share_sessions').select('id').where('id', '=', sessionId).forUpdate().execute();
    const files = new Map((await readFiles(transaction, sessionId)).map((file) => [file.id, file]));
    for (const file of wanted) {
      const before = files.get(file.id);
      const isOther = before !== undefined && before.isPdf !== file.isPdf;
      files.set(file.id, { ...file, name: before && !isOther ? before.name : nameFor(file, [...files.values()]) });
    }
    const pdfs = [...files.values()].filter(({ isPdf }) => isPdf);
    if (files.size > filesOfShareSession || pdfs.length > 1) return undefined;
    const named = wanted.map(({ id }) => files.get(id)!);
    for (const { id, name, sizeBytes, isPdf } of named) {
      const columns = { name, size_bytes: sizeBytes, is_pdf: isPdf };
      await tables
        .insertInto('share_files')
        .values({ session_id: sessionId, id, ...columns })
        .onConflict((conflict) => conflict.columns(['session_id', 'id']).doUpdateSet(columns))
        .execute();
    }
    return named;
  });
}

function nameFor({ name, isPdf }: WantedFile, others: readonly AnnouncedFile[]): string {
  if (isPdf) return pdfName;
  const taken = new Set(others.map((other) => other.name.toLowerCase()));
  return freeFileName(name, (key) => taken.has(key), Math.random);
}
