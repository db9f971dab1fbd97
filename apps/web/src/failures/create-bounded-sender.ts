import type { SyncPorts } from '@tideform/sync';

/** A failure on its way to the operator: codes, ids and stack lines. */
export type FailureReport = Parameters<SyncPorts['report']>[0] & { readonly path?: string };

const periodMs = 300_000;
const mostInPeriod = 20;

/**
 * Sends reports, but the same one once in five minutes and twenty at most: what fails in a loop, or on a thousand rows,
 * says so once. A report that cannot be sent is not sent.
 */
export function createBoundedSender(
  send: (report: FailureReport) => Promise<unknown>,
  nowMs: () => number,
): (report: FailureReport) => void {
  let sent: readonly { readonly key: string; readonly atMs: number }[] = [];
  return (report) => {
    const key = JSON.stringify(report);
    sent = sent.filter(({ atMs }) => nowMs() - atMs < periodMs);
    if (sent.length >= mostInPeriod || sent.some((one) => one.key === key)) return;
    sent = [...sent, { key, atMs: nowMs() }];
    send(report).catch(() => undefined);
  };
}
