import type { SyncPorts } from '@tideform/sync';

/** Report of a failure to the operator. It contains codes, IDs and stack lines. */
export type FailureReport = Parameters<SyncPorts['report']>[0] & { readonly path?: string };

const periodMs = 300_000;
const maxInPeriod = 20;

/**
 * Creates a function that sends failure reports: the same report once in five minutes, and at most twenty reports in
 * that time, so that a failure in a loop is reported once. Reports that can't be sent are dropped.
 */
export function createBoundedSender(
  send: (report: FailureReport) => Promise<unknown>,
  nowMs: () => number,
): (report: FailureReport) => void {
  let sent: readonly { readonly key: string; readonly atMs: number }[] = [];
  return (report) => {
    const key = JSON.stringify(report);
    sent = sent.filter(({ atMs }) => nowMs() - atMs < periodMs);
    if (sent.length >= maxInPeriod || sent.some((one) => one.key === key)) return;
    sent = [...sent, { key, atMs: nowMs() }];
    send(report).catch(() => undefined);
  };
}
