import type { Selectable } from 'kysely';
import type { Database } from '../database/connect.ts';
import type { ShareTables } from './share-tables.ts';

export type SessionRow = Selectable<ShareTables['share_sessions']>;

/** `undefined`: nothing had to be kept of it yet. */
export function readSession(database: Database, id: string): Promise<SessionRow | undefined> {
  return database
    .withTables<ShareTables>()
    .selectFrom('share_sessions')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The row of a session, made by whichever call comes first. */
export async function keepSession(
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
  return (await readSession(database, sessionId))!;
}

/** Notes what has become of a session. */
export async function changeSession(
  database: Database,
  id: string,
  change: Partial<Pick<SessionRow, 'submission_number' | 'folder_id' | 'sealed_submission' | 'stored_at' | 'failure'>>,
): Promise<void> {
  await database.withTables<ShareTables>().updateTable('share_sessions').set(change).where('id', '=', id).execute();
}

/** What was submitted, as it is kept until it is in the library. */
export interface KeptSubmission {
  readonly sessionId: string;
  readonly share: Pick<Selectable<ShareTables['form_shares']>, 'id' | 'most_responses'>;
  readonly submittedAt: Date;
  readonly manifestHash: string;
  readonly sealed: string;
  /** Files may follow until then. */
  readonly completeBy: Date | null;
}

/**
 * Keeps what a session submits, once, and has it stored. Of two that are one too many, one is.
 *
 * @param also what has to happen in the same transaction
 */
export async function keepSubmission(
  database: Database,
  { sessionId, share, submittedAt, manifestHash, sealed, completeBy }: KeptSubmission,
  also: (within: Database) => Promise<void>,
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
    await also(transaction);
    return 'kept';
  });
}

/**
 * Notes that the files of a submission have arrived, once.
 *
 * @param sealed the answers with all that came
 * @param also what has to happen in the same transaction
 */
export async function completeSubmission(
  database: Database,
  { sessionId, sealed }: Pick<KeptSubmission, 'sessionId' | 'sealed'>,
  also: (within: Database) => Promise<void>,
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
    if (numUpdatedRows > 0n) await also(transaction);
  });
}

/** Ids of sessions whose submission waits to be stored since before an instant and for no files at `now`, the oldest first. */
export async function findWaiting(
  database: Database,
  { before, now, most }: { readonly before: Date; readonly now: Date; readonly most: number },
): Promise<string[]> {
  const rows = await database
    .withTables<ShareTables>()
    .selectFrom('share_sessions')
    .select('id')
    .where('submitted_at', '<=', before)
    .where('stored_at', 'is', null)
    .where(({ eb, or }) => or([eb('complete_by', 'is', null), eb('complete_by', '<=', now)]))
    .orderBy('submitted_at')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

/** Forgets sessions that have submitted nothing since an instant; answers those that have a folder in the library. */
export async function forgetAbandoned(
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
