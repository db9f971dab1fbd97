import { MAX_SHARES_PER_FORM } from '@tideform/contract';
import type { Insertable, Selectable, Updateable } from 'kysely';
import { sql } from 'kysely';
import { withAdvisoryLock } from '../database/advisory-lock.ts';
import type { Database } from '../database/connect.ts';
import { hashShareCode } from './share-codes.ts';
import type { ShareTables } from './share-tables.ts';

/** Row of a share link, with statistics of its use. */
export type ShareRow = Selectable<ShareTables['form_shares']> & {
  readonly submitted: number;
  readonly waiting: number;
  readonly last_submitted_at: Date | null;
};

export interface FormKey {
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

/** Loads the share links of a form, newest first. */
export function loadShares(database: Database, { teamId, formId }: FormKey): Promise<ShareRow[]> {
  return selectShares(database)
    .where('team_id', '=', teamId)
    .where('form_id', '=', formId)
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('form_shares.id')
    .execute();
}

/** Finds a share link of a form. Ignores deleted share links. */
export function findFormShare(
  database: Database,
  { teamId, formId, shareId }: FormKey & { readonly shareId: string },
): Promise<ShareRow | undefined> {
  return selectShares(database)
    .where('team_id', '=', teamId)
    .where('form_id', '=', formId)
    .where('form_shares.id', '=', shareId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/** Adds a share link. @returns `false` if the form already has the maximum number of share links */
export async function insertShare(database: Database, share: Insertable<ShareTables['form_shares']>): Promise<boolean> {
  const { team_id: teamId, form_id: formId } = share;
  return await withAdvisoryLock(database, `shares ${teamId} ${formId}`, async (connection) => {
    if ((await loadShares(connection, { teamId, formId })).length >= MAX_SHARES_PER_FORM) return false;
    await connection.withTables<ShareTables>().insertInto('form_shares').values(share).execute();
    return true;
  });
}

/** Updates a share link. @returns whether the share link exists */
export async function saveShare(
  database: Database,
  { teamId, formId, shareId }: FormKey & { readonly shareId: string },
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

/** Finds a share link by ID, including deleted share links. */
export function findShare(database: Database, id: string): Promise<ShareRow | undefined> {
  return selectShares(database).where('form_shares.id', '=', id).executeTakeFirst();
}

export function findShareByCode(database: Database, code: string): Promise<ShareRow | undefined> {
  return selectShares(database).where('code_hash', '=', hashShareCode(code)).executeTakeFirst();
}

/** Increments the count of sessions that were opened through a share link. */
export async function incrementOpenCount(database: Database, id: string): Promise<void> {
  await database
    .withTables<ShareTables>()
    .updateTable('form_shares')
    .set(({ eb }) => ({ opened: eb('opened', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Claims the next check of a share link's form. @returns `false` if the form was checked or claimed since `before` */
export async function claimFormCheck(
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

/** Releases a claim, so that the form is checked again when the next session opens. */
export async function releaseFormCheck(database: Database, id: string): Promise<void> {
  await database
    .withTables<ShareTables>()
    .updateTable('form_shares')
    .set({ looked_at: new Date(0) })
    .where('id', '=', id)
    .execute();
}
