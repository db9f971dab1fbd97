import type { Transaction } from 'dexie';

/** Rows of 14.1, as far as they say which step is next. */
interface Queued {
  step: string;
}

/** Submits that waited for their PDF are committed next: the PDF follows the commit from 14.2 on. */
export async function commitBeforePdf(upgrade: Transaction): Promise<void> {
  await upgrade
    .table<Queued>('outbox')
    .where('step')
    .equals('pdf')
    .modify((row) => {
      row.step = 'commit';
    });
}
