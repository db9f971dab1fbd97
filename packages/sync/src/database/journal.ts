import type { Clock } from '../ports.ts';
import type { TableAccess } from './open-database.ts';

/** Maximum number of entries; the oldest are deleted first. */
export const journalLimit = 2000;

/** Journal events of a pull that removes a draft: it was submitted on another device, or deleted from the library. */
export const goneEvents = { submitted: 'submitted elsewhere', deleted: 'deleted elsewhere' } as const;

/** Adds an entry to the local journal. Call it in the transaction of the change that it describes. */
export async function addJournalEntry(
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
