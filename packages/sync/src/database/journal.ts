import type { Clock } from '../ports.ts';
import type { TableAccess } from './open-database.ts';

/** Entries kept; the oldest go first. */
export const journalLimit = 2000;

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
