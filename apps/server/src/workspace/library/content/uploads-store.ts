import { randomBytes } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import type { StoredFile } from '../../../files/file-store.ts';
import type { LibraryDatabase, LibraryTables } from '../library-tables.ts';

/** An upload session of a large file. Its ID is a secret that lets any client send ranges. */
export type UploadSession = Readonly<Selectable<LibraryTables['workspace.uploadSessions']>>;

export async function insertUploadSession(
  db: LibraryDatabase,
  session: Omit<UploadSession, 'id' | 'received'>,
): Promise<UploadSession> {
  return db
    .insertInto('workspace.uploadSessions')
    .values({ ...session, id: randomBytes(32).toString('base64url') })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Finds a session that has not expired. */
export async function findUploadSession(
  db: LibraryDatabase,
  id: string,
  now: Date,
): Promise<UploadSession | undefined> {
  return db
    .selectFrom('workspace.uploadSessions')
    .selectAll()
    .where('id', '=', id)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
}

/** Lists the received parts in order. */
export async function listUploadParts(db: LibraryDatabase, sessionId: string): Promise<{ sha256: string }[]> {
  return db
    .selectFrom('workspace.uploadParts')
    .select('sha256')
    .where('sessionId', '=', sessionId)
    .orderBy('start')
    .execute();
}

/**
 * Records the next part of an upload.
 *
 * @returns the updated session, or `undefined` if another request recorded a part in the meantime
 */
export async function addUploadPart(
  db: LibraryDatabase,
  session: UploadSession,
  total: number,
  part: StoredFile,
): Promise<UploadSession | undefined> {
  return db.transaction().execute(async (transaction) => {
    const updated = await transaction
      .updateTable('workspace.uploadSessions')
      .set({ received: sql`received + ${part.size}`, total })
      .where('id', '=', session.id)
      .where('received', '=', session.received)
      .returningAll()
      .executeTakeFirst();
    if (updated === undefined) return undefined;
    const { sha256, size } = part;
    await transaction
      .insertInto('workspace.uploadParts')
      .values({ sessionId: session.id, start: session.received, size, sha256 })
      .execute();
    return updated;
  });
}

/**
 * Ends a session after its last range.
 *
 * @returns whether the session was unchanged; otherwise another request continued, ended or canceled it
 */
export async function endUploadSession(db: LibraryDatabase, session: UploadSession): Promise<boolean> {
  const deleted = await db
    .deleteFrom('workspace.uploadSessions')
    .where('id', '=', session.id)
    .where('received', '=', session.received)
    .executeTakeFirst();
  return deleted.numDeletedRows > 0n;
}

export async function deleteUploadSession(db: LibraryDatabase, id: string): Promise<boolean> {
  const deleted = await db.deleteFrom('workspace.uploadSessions').where('id', '=', id).executeTakeFirst();
  return deleted.numDeletedRows > 0n;
}

/** Deletes expired sessions. */
export async function sweepUploadSessions(db: LibraryDatabase, now: Date): Promise<void> {
  await db.deleteFrom('workspace.uploadSessions').where('expiresAt', '<=', now).execute();
}
