import type { ShareSessionClaims } from '@tideform/contract';
import type { Selectable } from 'kysely';
import type { ServerContext } from '../context.ts';
import type { Database } from '../database/connect.ts';
import { assignSubmissionNumber } from '../submissions/submission-numbers-store.ts';
import type { ShareTables } from './share-tables.ts';

export type SessionRow = Selectable<ShareTables['share_sessions']>;

/** Finds the row of a session. Opening a session doesn't create a row. */
export function findSession(database: Database, id: string): Promise<SessionRow | undefined> {
  return database
    .withTables<ShareTables>()
    .selectFrom('share_sessions')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Finds the row of a session, or creates one. */
export async function findOrCreateSession(
  database: Database,
  { sessionId, shareId }: { readonly sessionId: string; readonly shareId: string },
  now: Date,
): Promise<SessionRow> {
  await database
    .withTables<ShareTables>()
    .insertInto('share_sessions')
    .values({
      ...{ id: sessionId, share_id: shareId, made_at: now, submission_number: null, folder_id: null },
      ...{ submitted_at: null, manifest_hash: null, sealed_submission: null, stored_at: null, failure: null },
      complete_by: null,
      uploads_closed_until: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await findSession(database, sessionId))!;
}

export async function updateSession(
  database: Database,
  id: string,
  change: Partial<Pick<SessionRow, 'submission_number' | 'folder_id' | 'sealed_submission' | 'stored_at' | 'failure'>>,
): Promise<void> {
  await database.withTables<ShareTables>().updateTable('share_sessions').set(change).where('id', '=', id).execute();
}

/** Submission that is stored in the database until it is stored in the library. */
export interface PendingSubmission {
  readonly sessionId: string;
  readonly share: Pick<Selectable<ShareTables['form_shares']>, 'id' | 'most_responses'>;
  readonly submittedAt: Date;
  readonly manifestHash: string;
  readonly sealed: string;
  /** Time until which files may be uploaded; `null` if no files follow. */
  readonly completeBy: Date | null;
}

/**
 * Saves a session's submission, only once and within the response limit of its share link.
 *
 * @param onSaved runs in the same transaction
 * @returns `'full'` if the limit is reached, `'submitted-before'` if the session already has a submission
 */
export async function saveSubmission(
  database: Database,
  { sessionId, share, submittedAt, manifestHash, sealed, completeBy }: PendingSubmission,
  onSaved: (within: Database) => Promise<void>,
): Promise<'kept' | 'full' | 'submitted-before'> {
  return await database.transaction().execute(async (transaction) => {
    const tables = transaction.withTables<ShareTables>();
    if (share.most_responses !== null) {
      await tables.selectFrom('form_shares').select('id').where('id', '=', share.id).forUpdate().execute();
      const { count } = await tables
        .selectFrom('share_sessions')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .where('share_id', '=', share.id)
        .where('submitted_at', 'is not', null)
        .executeTakeFirstOrThrow();
      if (Number(count) >= share.most_responses) return 'full';
    }
    const { numUpdatedRows } = await tables
      .updateTable('share_sessions')
      .set({
        ...{ submitted_at: submittedAt, manifest_hash: manifestHash, sealed_submission: sealed },
        complete_by: completeBy,
      })
      .where('id', '=', sessionId)
      .where('submitted_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return 'submitted-before';
    await onSaved(transaction);
    return 'kept';
  });
}

/**
 * Marks the files of a submission as complete, only once.
 *
 * @param sealed encrypted answers, with all uploaded files
 * @param onSaved runs in the same transaction
 */
export async function completeSubmission(
  database: Database,
  { sessionId, sealed }: Pick<PendingSubmission, 'sessionId' | 'sealed'>,
  onSaved: (within: Database) => Promise<void>,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .withTables<ShareTables>()
      .updateTable('share_sessions')
      .set({ sealed_submission: sealed, complete_by: null })
      .where('id', '=', sessionId)
      .where('complete_by', 'is not', null)
      .where('stored_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) await onSaved(transaction);
  });
}

/**
 * Finds sessions that were submitted before `before`, aren't stored in the library yet, and don't wait for files at
 * `now`.
 * @returns session IDs, oldest submission first
 */
export async function findPendingSessions(
  database: Database,
  { before, now, most: limit }: { readonly before: Date; readonly now: Date; readonly most: number },
): Promise<string[]> {
  const rows = await database
    .withTables<ShareTables>()
    .selectFrom('share_sessions')
    .select('id')
    .where('submitted_at', '<=', before)
    .where('stored_at', 'is', null)
    .where(({ eb, or }) => or([eb('complete_by', 'is', null), eb('complete_by', '<=', now)]))
    .orderBy('submitted_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Deletes sessions that were created before `before` and never submitted.
 * @returns those with a folder in the library
 */
export async function deleteAbandonedSessions(
  database: Database,
  before: Date,
): Promise<{ readonly id: string; readonly shareId: string; readonly folderId: string }[]> {
  const rows = await database
    .withTables<ShareTables>()
    .deleteFrom('share_sessions')
    .where('submitted_at', 'is', null)
    .where('made_at', '<=', before)
    .returning(['id', 'share_id', 'folder_id'])
    .execute();
  return rows.flatMap(({ id, share_id: shareId, folder_id: folderId }) =>
    folderId === null ? [] : [{ id, shareId, folderId }],
  );
}

/** Assigns a submission number to a session, only once. @returns `undefined` if the form has no number left */
export async function assignSessionNumber(
  { database, now }: ServerContext,
  { sessionId, teamId, formId }: ShareSessionClaims,
  session: SessionRow,
): Promise<number | undefined> {
  if (session.submission_number !== null) return session.submission_number;
  const number = await assignSubmissionNumber(database, { teamId, formId }, sessionId, now());
  if (number !== undefined) await updateSession(database, sessionId, { submission_number: number });
  return number;
}
