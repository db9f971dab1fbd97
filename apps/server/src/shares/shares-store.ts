import { sharesOfForm } from '@tideform/contract';
import type { Insertable, Selectable, Updateable } from 'kysely';
import { sql } from 'kysely';
import { withAdvisoryLock } from '../database/advisory-lock.ts';
import type { Database } from '../database/connect.ts';
import { hashOfCode } from './share-codes.ts';
import type { ShareTables } from './share-tables.ts';

/** A link as it is kept, with how it is used. */
export type ShareRow = Selectable<ShareTables['form_shares']> & {
  readonly submitted: number;
  readonly waiting: number;
  readonly last_submitted_at: Date | null;
};

export interface FormAt {
  readonly teamId: string;
  readonly formId: string;
}

function selectShares(database: Database) {
  return database
    .withTables<ShareTables>()
    .selectFrom('form_shares')
    .leftJoinLateral(
      (query) =>
        query
          .selectFrom('share_sessions')
          .select(({ fn }) => [
            sql<number>`count(*)::int`.as('submitted'),
            sql<number>`(count(*) filter (where stored_at is null))::int`.as('waiting'),
            fn.max('submitted_at').as('last_submitted_at'),
          ])
          .whereRef('share_id', '=', 'form_shares.id')
          .where('submitted_at', 'is not', null)
          .as('usage'),
      (join) => join.onTrue(),
    )
    .selectAll('form_shares')
    .select(({ fn, ref, val }) => [
      fn.coalesce(ref('usage.submitted'), val(0)).as('submitted'),
      fn.coalesce(ref('usage.waiting'), val(0)).as('waiting'),
      'usage.last_submitted_at',
    ]);
}

/** The links of a form, the newest first. */
export function readShares(database: Database, { teamId, formId }: FormAt): Promise<ShareRow[]> {
  return selectShares(database)
    .where('team_id', '=', teamId)
    .where('form_id', '=', formId)
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('form_shares.id')
    .execute();
}

/** One link of a form, unless it was deleted. */
export function readShare(
  database: Database,
  { teamId, formId, shareId }: FormAt & { readonly shareId: string },
): Promise<ShareRow | undefined> {
  return selectShares(database)
    .where('team_id', '=', teamId)
    .where('form_id', '=', formId)
    .where('form_shares.id', '=', shareId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/** @returns `false`: the form has as many links as it may have */
export async function addShare(database: Database, share: Insertable<ShareTables['form_shares']>): Promise<boolean> {
  const { team_id: teamId, form_id: formId } = share;
  return await withAdvisoryLock(database, `shares ${teamId} ${formId}`, async (connection) => {
    if ((await readShares(connection, { teamId, formId })).length >= sharesOfForm) return false;
    await connection.withTables<ShareTables>().insertInto('form_shares').values(share).execute();
    return true;
  });
}

/** @returns whether it was there until now */
export async function changeShare(
  database: Database,
  { teamId, formId, shareId }: FormAt & { readonly shareId: string },
  change: Updateable<ShareTables['form_shares']>,
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .withTables<ShareTables>()
    .updateTable('form_shares')
    .set({ id: shareId, ...change })
    .where('team_id', '=', teamId)
    .where('form_id', '=', formId)
    .where('id', '=', shareId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** A link by its id, a deleted one too. */
export function findShare(database: Database, id: string): Promise<ShareRow | undefined> {
  return selectShares(database).where('form_shares.id', '=', id).executeTakeFirst();
}

export function findShareByCode(database: Database, code: string): Promise<ShareRow | undefined> {
  return selectShares(database).where('code_hash', '=', hashOfCode(code)).executeTakeFirst();
}

/** Counts a session. */
export async function countOpened(database: Database, id: string): Promise<void> {
  await database
    .withTables<ShareTables>()
    .updateTable('form_shares')
    .set(({ eb }) => ({ opened: eb('opened', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** @returns whether the form is this caller's to look at: nobody has since `before` */
export async function claimLook(
  database: Database,
  id: string,
  { at, before }: { readonly at: Date; readonly before: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .withTables<ShareTables>()
    .updateTable('form_shares')
    .set({ looked_at: at })
    .where('id', '=', id)
    .where('looked_at', '<=', before)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The next who asks looks again. */
export async function forgetLook(database: Database, id: string): Promise<void> {
  await database
    .withTables<ShareTables>()
    .updateTable('form_shares')
    .set({ looked_at: new Date(0) })
    .where('id', '=', id)
    .execute();
}
