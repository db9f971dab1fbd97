import type { Failure, OutboxRow, ReceiptRow, ResponseRow } from '@tideform/sync';

/**
 * Where a response of this device stands:
 * - `draft`: not submitted; the library has it as well, or there is nothing of it to send
 * - `draftWaiting`: not submitted; its last changes are on this device alone
 * - `edit`: an edit of a submission, on this device alone until it is submitted
 * - `pending`: submitted, on its way
 * - `needsAttention`: sending has failed; it is tried again
 * - `leaving`: its deletion is on its way
 * - `arrived`: the library has it whole; this is the receipt
 */
export type DeviceState = 'draft' | 'draftWaiting' | 'edit' | 'pending' | 'needsAttention' | 'leaving' | 'arrived';

export interface DeviceResponse {
  readonly id: string;
  readonly teamId: string;
  readonly formId: string;
  readonly formTitle: string;
  /** Of a submission that has arrived; others are called by their answers. */
  readonly title?: string | undefined;
  readonly icon: string | undefined;
  readonly state: DeviceState;
  /** ISO-8601 UTC. */
  readonly at: string;
  readonly submissionNumber: number | undefined;
  readonly lastError: Failure | undefined;
  /** The longest that the next try waits; absent where nothing is to be sent. */
  readonly nextTryMs: number | undefined;
  /** Some of it is on this device alone. */
  readonly isUnsent: boolean;
  /** It has arrived, and its PDF could not be added yet. */
  readonly isPdfLate?: boolean;
  /**
   * How its answers go on as another draft, where a submit is stuck: that itself is not edited any more. `withdraw`: it
   * would replace a submission, which then stays as it is.
   */
  readonly wayOut: 'copy' | 'withdraw' | undefined;
  readonly fileCount: number;
  readonly fileBytes: number;
  /** Absent: only a receipt or a deletion is left. */
  readonly row: ResponseRow | undefined;
}

/** As often as the badge waits before it shows a failure that is likely to pass. */
export const patience = 3;

/** Without what its form and its files say: `withDetails` reads these for those that are shown. */
export function deviceResponse(row: ResponseRow, queued: OutboxRow | undefined): DeviceResponse {
  const failure = row.submitted ? queued : row.pushFailure;
  const state = stateOf(row, queued);
  const isSent = row.isDirty === 1 || row.submitted === 1;
  return {
    ...{ id: row.id, teamId: row.teamId, formId: row.formId, formTitle: row.formTitle, icon: undefined },
    state,
    at: row.timestamp,
    submissionNumber: queued?.submissionNumber ?? row.submissionNumber,
    lastError: row.submitted ? queued?.lastError : row.pushFailure?.failure,
    nextTryMs: isSent && state !== 'edit' ? (failure?.backOffMs ?? 0) : undefined,
    isUnsent: state !== 'leaving' && (isSent || state === 'edit'),
    wayOut: row.submitted && state === 'needsAttention' ? wayOutOf(queued) : undefined,
    fileCount: 0,
    fileBytes: 0,
    row,
  };
}

function stateOf(row: ResponseRow, queued: OutboxRow | undefined): DeviceState {
  if (row.deleted) return 'leaving';
  if (row.submitted) return isStuck(queued) ? 'needsAttention' : 'pending';
  if (row.resubmission) return 'edit';
  if (row.pushFailure?.failure !== undefined) return 'needsAttention';
  return row.isDirty ? 'draftWaiting' : 'draft';
}

function isStuck(queued: OutboxRow | undefined): boolean {
  if (!queued) return false;
  return queued.state === 'needsAttention' || (queued.tries >= patience && queued.lastError !== undefined);
}

function wayOutOf(queued: OutboxRow | undefined): 'copy' | 'withdraw' {
  const isRefused = queued?.resubmission && queued.state === 'needsAttention' && !queued.replaced;
  return isRefused ? 'withdraw' : 'copy';
}

/** A submission whose deletion is on its way: of it this device has no more than that. */
export function leavingSubmission(queued: OutboxRow): DeviceResponse {
  return {
    ...bare(queued, ''),
    state: isStuck(queued) ? 'needsAttention' : 'leaving',
    lastError: queued.lastError,
    nextTryMs: queued.backOffMs,
  };
}

export function arrivedResponse(receipt: ReceiptRow, isPdfLate: boolean): DeviceResponse {
  const { title, at } = receipt;
  return { ...bare(receipt, at), title, state: 'arrived', isPdfLate, lastError: undefined, nextTryMs: undefined };
}

function bare({ responseId: id, teamId, formId, submissionNumber }: OutboxRow | ReceiptRow, at: string) {
  return {
    id,
    teamId,
    formId,
    formTitle: '',
    icon: undefined,
    at,
    submissionNumber,
    fileCount: 0,
    fileBytes: 0,
    isUnsent: false,
    wayOut: undefined,
    row: undefined,
  };
}

const order: readonly DeviceState[] = [
  'needsAttention',
  'pending',
  'edit',
  'draftWaiting',
  'leaving',
  'draft',
  'arrived',
];

/** What needs the person first, then newest first. */
export function byUrgency(a: DeviceResponse, b: DeviceResponse): number {
  return order.indexOf(a.state) - order.indexOf(b.state) || b.at.localeCompare(a.at);
}
