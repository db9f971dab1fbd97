import type { Transaction } from 'dexie';

/** Rows of 14.1, as far as they say which step is next. */
interface Queued {
  step: string;
  state: string;
  tries: number;
  backOffMs: number;
  lastError?: { readonly kind?: string };
}

/**
 * Submits that waited for their PDF are committed next: the PDF follows the commit from 14.2 on. Those that another device was
 * quicker with are looked at once more, and become drafts.
 */
export async function commitBeforePdf(upgrade: Transaction): Promise<void> {
  const outbox = upgrade.table<Queued>('outbox');
  await outbox
    .filter(({ step }) => step === 'pdf')
    .modify((row) => {
      row.step = 'commit';
    });
  await outbox
    .filter(({ lastError }) => lastError?.kind === 'already-submitted-otherwise')
    .modify((row) => {
      delete row.lastError;
      Object.assign(row, { state: 'waiting', tries: 0, backOffMs: 0 });
    });
}
