import { MAX_FILES_PER_SHARE_SESSION } from '@tideform/contract';
import { type ExpectedFile, findFreeFileName } from '@tideform/sync/library-submission';
import type { Database } from '../database/connect.ts';
import type { ShareTables } from './share-tables.ts';

/** File that a respondent has announced or uploaded in a session. */
export interface SharedFile extends ExpectedFile {
  /** Media type, as announced by the respondent's browser. */
  readonly type: string;
}

/** Maximum total size of a response's files, in bytes. */
export const MAX_SESSION_BYTES = 1_000_000_000;
/** Maximum total size of files that respondents of one share link may announce in 24 hours, in bytes. */
export const MAX_LINK_BYTES_PER_DAY = 50_000_000_000;

/** Loads the files that a respondent has announced in a session. */
export async function loadSharedFiles(database: Database, sessionId: string): Promise<SharedFile[]> {
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

/**
 * Returns the total size of files that respondents of a share link have announced in sessions opened since `since`, in
 * bytes.
 */
export async function getLinkBytes(database: Database, shareId: string, since: Date): Promise<number> {
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

/** File name of a response's PDF. */
export const PDF_NAME = 'submission.pdf';

/**
 * Stores announced files, with unique names in the response's folder. Names that the app itself uses are avoided.
 *
 * @returns `undefined` if there are too many files, or their total size is too large
 */
export async function announceFiles(
  database: Database,
  sessionId: string,
  requestedFiles: readonly SharedFile[],
): Promise<SharedFile[] | undefined> {
  return await database.transaction().execute(async (transaction) => {
    const tables = transaction.withTables<ShareTables>();
    await tables.selectFrom('share_sessions').select('id').where('id', '=', sessionId).forUpdate().execute();
    const files = new Map((await loadSharedFiles(transaction, sessionId)).map((file) => [file.id, file]));
    for (const file of requestedFiles) {
      const existing = files.get(file.id);
      const isOtherKind = existing !== undefined && existing.isPdf !== file.isPdf;
      files.set(file.id, {
        ...file,
        name: existing && !isOtherKind ? existing.name : chooseFileName(file, [...files.values()]),
      });
    }
    const pdfs = [...files.values()].filter(({ isPdf }) => isPdf);
    const bytes = [...files.values()].reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
    if (files.size > MAX_FILES_PER_SHARE_SESSION || bytes > MAX_SESSION_BYTES || pdfs.length > 1) return undefined;
    const namedFiles = requestedFiles.map(({ id }) => files.get(id)!);
    for (const { id, name, sizeBytes, isPdf, type } of namedFiles) {
      const columns = { name, size_bytes: sizeBytes, is_pdf: isPdf, type };
      await tables
        .insertInto('share_files')
        .values({ session_id: sessionId, id, ...columns })
        .onConflict((conflict) => conflict.columns(['session_id', 'id']).doUpdateSet(columns))
        .execute();
    }
    return namedFiles;
  });
}

function chooseFileName({ name, isPdf }: SharedFile, others: readonly ExpectedFile[]): string {
  if (isPdf) return PDF_NAME;
  const usedNames = new Set(others.map((other) => other.name.toLowerCase()));
  return findFreeFileName(name, (key) => usedNames.has(key), Math.random);
}
