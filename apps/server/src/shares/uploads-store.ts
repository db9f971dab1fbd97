import type { Database } from '../database/connect.ts';
import type { ShareTables } from './share-tables.ts';

/** Upload URL for a file of a share session. The URL is stored encrypted. */
export interface OpenUpload {
  readonly id: string;
  readonly sessionId: string;
  readonly sealedUrl: string;
}

/**
 * Maximum time for checking a submission, in milliseconds. During the check, no upload URLs are created. If the server
 * crashes, uploads are possible again after this time.
 */
const MAX_CHECK_MS = 60_000;

/**
 * Stores an upload URL.
 *
 * @returns earlier upload URLs for the same file, which the caller must cancel; `undefined` if the session accepts no
 * files, because its files are complete or being checked
 */
export async function saveUpload(
  database: Database,
  upload: OpenUpload & { readonly fileId: string },
  now: Date,
): Promise<readonly OpenUpload[] | undefined> {
  const { id, sessionId, fileId, sealedUrl } = upload;
  return await database.transaction().execute(async (transaction) => {
    const tables = transaction.withTables<ShareTables>();
    const session = await tables
      .selectFrom('share_sessions')
      .select(['submitted_at', 'complete_by', 'stored_at', 'uploads_closed_until'])
      .where('id', '=', sessionId)
      .forUpdate()
      .executeTakeFirst();
    const isOver = session?.submitted_at && (session.complete_by === null || session.stored_at);
    if (!session || isOver || (session.uploads_closed_until ?? now) > now) return undefined;
    const earlier = await tables
      .deleteFrom('share_uploads')
      .where('session_id', '=', sessionId)
      .where('file_id', '=', fileId)
      .returning(['id', 'session_id', 'sealed_url'])
      .execute();
    await tables
      .insertInto('share_uploads')
      .values({ id, session_id: sessionId, file_id: fileId, sealed_url: sealedUrl, opened_at: now })
      .execute();
    return earlier.map(toUpload);
  });
}

/**
 * Pauses or resumes the creation of upload URLs for a session whose submission is being checked.
 * @param closedAt start of the check; `null` after the check
 */
export async function setUploadsClosed(database: Database, sessionId: string, closedAt: Date | null): Promise<void> {
  const until = closedAt && new Date(closedAt.getTime() + MAX_CHECK_MS);
  await database
    .withTables<ShareTables>()
    .updateTable('share_sessions')
    .set({ uploads_closed_until: until })
    .where('id', '=', sessionId)
    .execute();
}

/** Loads the upload URLs of a session. */
export async function loadUploads(database: Database, sessionId: string): Promise<readonly OpenUpload[]> {
  const rows = await database
    .withTables<ShareTables>()
    .selectFrom('share_uploads')
    .select(['id', 'session_id', 'sealed_url'])
    .where('session_id', '=', sessionId)
    .execute();
  return rows.map(toUpload);
}

/** Finds upload URLs that were created before `before`, with the IDs of their share links. */
export async function findOldUploads(
  database: Database,
  before: Date,
  limit: number,
): Promise<readonly (OpenUpload & { readonly shareId: string })[]> {
  const rows = await database
    .withTables<ShareTables>()
    .selectFrom('share_uploads')
    .innerJoin('share_sessions', 'share_sessions.id', 'share_uploads.session_id')
    .select(['share_uploads.id', 'session_id', 'sealed_url', 'share_id'])
    .where('opened_at', '<=', before)
    .orderBy('opened_at')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...toUpload(row), shareId: row.share_id }));
}

export async function deleteUpload(database: Database, id: string): Promise<void> {
  await database.withTables<ShareTables>().deleteFrom('share_uploads').where('id', '=', id).execute();
}

const toUpload = (row: {
  readonly id: string;
  readonly session_id: string;
  readonly sealed_url: string;
}): OpenUpload => ({
  ...{ id: row.id, sessionId: row.session_id, sealedUrl: row.sealed_url },
});
