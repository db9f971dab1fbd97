import type { Transaction } from 'dexie';

/** Rows of version 14.1 with the properties of their next step. */
interface QueuedRow {
  step: string;
  state: string;
  tries: number;
  backOffMs: number;
  lastError?: { readonly kind?: string };
}

/**
 * Moves submits that waited for their PDF to the commit step, because the PDF follows the commit since 14.2. Submits
 * that lost to another device are retried, and become drafts.
 */
export async function moveCommitBeforePdf(upgrade: Transaction): Promise<void> {
  const outbox = upgrade.table<QueuedRow>('outbox');
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
