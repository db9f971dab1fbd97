import { filesOfShareSession } from '@tideform/contract';
import { type AnnouncedFile, freeFileName } from '@tideform/sync/library-submission';
import type { Database } from '../database/connect.ts';
import type { ShareTables } from './share-tables.ts';

/** A file that a session may bring, or has brought. */
export interface SharedFile extends AnnouncedFile {
  /** Media type, as the respondent says. */
  readonly type: string;
}

/** Maximum bytes of all files of one response. */
export const mostSessionBytes = 1_000_000_000;
/** Maximum bytes that respondents of one link announce in 24 hours. */
export const mostLinkBytes = 50_000_000_000;

/** What a session may bring, or has brought. */
export async function readFiles(database: Database, sessionId: string): Promise<SharedFile[]> {
  const rows = await database
    .withTables<ShareTables>()
    .selectFrom('share_files')
    .selectAll()
    .where('session_id', '=', sessionId)
    .orderBy('id')
    .execute();
  return rows.map(({ id, name, size_bytes, is_pdf: isPdf, type }) => ({
    ...{ id, name, sizeBytes: Number(size_bytes), isPdf, type },
  }));
}

/** Bytes that respondents of a link have announced since an instant. */
export async function countLinkBytes(database: Database, shareId: string, since: Date): Promise<number> {
  const { bytes } = await database
    .withTables<ShareTables>()
    .selectFrom('share_files')
    .innerJoin('share_sessions', 'share_sessions.id', 'share_files.session_id')
    .select(({ fn }) => fn.sum<string | null>('size_bytes').as('bytes'))
    .where('share_id', '=', shareId)
    .where('made_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(bytes ?? 0);
}

/** The one name that a response's PDF has. */
export const pdfName = 'submission.pdf';

/**
 * Gives files their names in the response's folder, each once: no two have one name, and none that of a file of ours.
 *
 * @returns `undefined`: they are too many, or too large together
 */
export async function announceFiles(
  database: Database,
  sessionId: string,
  wanted: readonly SharedFile[],
): Promise<SharedFile[] | undefined> {
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
    const bytes = [...files.values()].reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
    if (files.size > filesOfShareSession || bytes > mostSessionBytes || pdfs.length > 1) return undefined;
    const named = wanted.map(({ id }) => files.get(id)!);
    for (const { id, name, sizeBytes, isPdf, type } of named) {
      const columns = { name, size_bytes: sizeBytes, is_pdf: isPdf, type };
      await tables
        .insertInto('share_files')
        .values({ session_id: sessionId, id, ...columns })
        .onConflict((conflict) => conflict.columns(['session_id', 'id']).doUpdateSet(columns))
        .execute();
    }
    return named;
  });
}

function nameFor({ name, isPdf }: SharedFile, others: readonly AnnouncedFile[]): string {
  if (isPdf) return pdfName;
  const taken = new Set(others.map((other) => other.name.toLowerCase()));
  return freeFileName(name, (key) => taken.has(key), Math.random);
}
