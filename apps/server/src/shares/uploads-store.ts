import type { Database } from '../database/connect.ts';
import type { ShareTables } from './share-tables.ts';

/** An address to which a file of a share session is sent. */
export interface OpenUpload {
  readonly id: string;
  readonly sessionId: string;
  readonly sealedUrl: string;
}

/** Maximum time in which a submission is checked: no address is opened meanwhile, not even when the server dies. */
const closedMs = 60_000;

/**
 * Stores an upload address.
 *
 * @returns the addresses that the file had before, which are over; `undefined`: the session takes no files, as all of them have arrived or are looked at now
 */
export async function keepUpload(
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
    const before = await tables
      .deleteFrom('share_uploads')
      .where('session_id', '=', sessionId)
      .where('file_id', '=', fileId)
      .returning(['id', 'session_id', 'sealed_url'])
      .execute();
    await tables
      .insertInto('share_uploads')
      .values({ id, session_id: sessionId, file_id: fileId, sealed_url: sealedUrl, opened_at: now })
      .execute();
    return before.map(toUpload);
  });
}

/** Whether a session opens upload addresses, apart from what it has submitted. */
export async function setUploadsClosed(database: Database, sessionId: string, closedAt: Date | null): Promise<void> {
  const until = closedAt && new Date(closedAt.getTime() + closedMs);
  await database
    .withTables<ShareTables>()
    .updateTable('share_sessions')
    .set({ uploads_closed_until: until })
    .where('id', '=', sessionId)
    .execute();
}

/** The upload addresses of a session. */
export async function readUploads(database: Database, sessionId: string): Promise<readonly OpenUpload[]> {
  const rows = await database
    .withTables<ShareTables>()
    .selectFrom('share_uploads')
    .select(['id', 'session_id', 'sealed_url'])
    .where('session_id', '=', sessionId)
    .execute();
  return rows.map(toUpload);
}

/** Upload addresses that were opened before an instant, with the links that they belong to. */
export async function findOldUploads(
  database: Database,
  before: Date,
  most: number,
): Promise<readonly (OpenUpload & { readonly shareId: string })[]> {
  const rows = await database
    .withTables<ShareTables>()
    .selectFrom('share_uploads')
    .innerJoin('share_sessions', 'share_sessions.id', 'share_uploads.session_id')
    .select(['share_uploads.id', 'session_id', 'sealed_url', 'share_id'])
    .where('opened_at', '<=', before)
    .orderBy('opened_at')
    .limit(most)
    .execute();
  return rows.map((row) => ({ ...toUpload(row), shareId: row.share_id }));
}

export async function forgetUpload(database: Database, id: string): Promise<void> {
  await database.withTables<ShareTables>().deleteFrom('share_uploads').where('id', '=', id).execute();
}

const toUpload = (row: {
  readonly id: string;
  readonly session_id: string;
  readonly sealed_url: string;
}): OpenUpload => ({
  ...{ id: row.id, sessionId: row.session_id, sealedUrl: row.sealed_url },
});
