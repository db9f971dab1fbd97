import type { Clock } from '../ports.ts';
import type { TableAccess } from './open-database.ts';

/** Entries kept; the oldest go first. */
export const journalLimit = 2000;

/** What a pull says of a draft that it takes away: it was submitted elsewhere, or it is not in the library any more. */
export const goneEvents = { submitted: 'submitted elsewhere', deleted: 'deleted elsewhere' } as const;

/** Writes one entry of the local journal. Call it inside the transaction whose change it tells of. */
export async function note(
  tables: TableAccess,
  clock: Pick<Clock, 'now'>,
  subject: string,
  event: string,
  detail?: string,
): Promise<void> {
  const sequence = await tables.journal.add({ at: clock.now(), subject, event, ...(detail && { detail }) });
  await tables.journal
    .where('sequence')
    .belowOrEqual(Number(sequence) - journalLimit)
    .delete();
}
