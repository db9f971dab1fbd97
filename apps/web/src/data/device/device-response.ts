import type { Failure, OutboxRow, ReceiptRow, ResponseRow } from '@tideform/sync';

/**
 * State of a response on this device:
 * - `draft`: not submitted; also in the library, or empty
 * - `draftWaiting`: not submitted; its last changes are only on this device
 * - `edit`: an edit of a submission, only on this device until it is submitted
 * - `pending`: submitted and being sent
 * - `needsAttention`: sending failed; it is retried
 * - `leaving`: its deletion is being sent
 * - `arrived`: completely in the library; this is the receipt
 */
export type DeviceState = 'draft' | 'draftWaiting' | 'edit' | 'pending' | 'needsAttention' | 'leaving' | 'arrived';

export interface DeviceResponse {
  readonly id: string;
  readonly teamId: string;
  readonly formId: string;
  readonly formTitle: string;
  /** Title of a submission in the library. The titles of other responses are computed from their answers. */
  readonly title?: string | undefined;
  readonly icon: string | undefined;
  readonly state: DeviceState;
  /** Time of the last change, ISO-8601 UTC. */
  readonly at: string;
  readonly submissionNumber: number | undefined;
  readonly lastError: Failure | undefined;
  /** Maximum time until the next attempt to send, in milliseconds; `undefined` if there is nothing to send. */
  readonly nextTryMs: number | undefined;
  /** Whether a part of the response is only on this device. */
  readonly isUnsent: boolean;
  /** Whether the submission is in the library, but its PDF isn't uploaded yet. */
  readonly isPdfLate?: boolean;
  /**
   * How the user can proceed if a submit is stuck and can't be edited any more. `copy`: copy the answers to another
   * draft. `withdraw`: discard the edit, so that the submission in the library stays unchanged.
   */
  readonly recovery: 'copy' | 'withdraw' | undefined;
  readonly fileCount: number;
  readonly fileBytes: number;
  /** Stored response; absent if only its receipt or its pending deletion is left. */
  readonly row: ResponseRow | undefined;
}

/**
 * Number of failed attempts after which a failure is shown, as in the sync badge. Most failures resolve themselves
 * earlier.
 */
export const visibleFailureAttempts = 3;

/**
 * Describes a stored response. Details of its form and files are missing; `addDetails` loads them for visible
 * responses.
 */
export function describeStoredResponse(row: ResponseRow, queued: OutboxRow | undefined): DeviceResponse {
  const failure = row.submitted ? queued : row.pushFailure;
  const state = getState(row, queued);
  const isSent = row.isDirty === 1 || row.submitted === 1;
  return {
    ...{ id: row.id, teamId: row.teamId, formId: row.formId, formTitle: row.formTitle, icon: undefined },
    state,
    at: row.timestamp,
    submissionNumber: queued?.submissionNumber ?? row.submissionNumber,
    lastError: row.submitted ? queued?.lastError : row.pushFailure?.failure,
    nextTryMs: isSent && state !== 'edit' ? (failure?.backOffMs ?? 0) : undefined,
    isUnsent: state !== 'leaving' && (isSent || state === 'edit'),
    recovery: row.submitted && state === 'needsAttention' ? getRecovery(queued) : undefined,
    fileCount: 0,
    fileBytes: 0,
    row,
  };
}

function getState(row: ResponseRow, queued: OutboxRow | undefined): DeviceState {
  if (row.deleted) return 'leaving';
  if (row.submitted) return isStuck(queued) ? 'needsAttention' : 'pending';
  if (row.resubmission) return 'edit';
  if (row.pushFailure?.failure !== undefined) return 'needsAttention';
  return row.isDirty ? 'draftWaiting' : 'draft';
}

function isStuck(queued: OutboxRow | undefined): boolean {
  if (!queued) return false;
  return (
    queued.state === 'needsAttention' || (queued.tries >= visibleFailureAttempts && queued.lastError !== undefined)
  );
}

function getRecovery(queued: OutboxRow | undefined): 'copy' | 'withdraw' {
  const isRefused = queued?.resubmission && queued.state === 'needsAttention' && !queued.replaced;
  return isRefused ? 'withdraw' : 'copy';
}

/** Describes a submission whose deletion is being sent. No other data of the submission is on this device. */
export function describeDeletion(queued: OutboxRow): DeviceResponse {
  return {
    ...createBase(queued, ''),
    state: isStuck(queued) ? 'needsAttention' : 'leaving',
    lastError: queued.lastError,
    nextTryMs: queued.backOffMs,
  };
}

export function describeReceipt(receipt: ReceiptRow, isPdfLate: boolean): DeviceResponse {
  const { title, at } = receipt;
  return { ...createBase(receipt, at), title, state: 'arrived', isPdfLate, lastError: undefined, nextTryMs: undefined };
}

function createBase({ responseId: id, teamId, formId, submissionNumber }: OutboxRow | ReceiptRow, at: string) {
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
    recovery: undefined,
    row: undefined,
  };
}

const statesByUrgency: readonly DeviceState[] = [
  'needsAttention',
  'pending',
  'edit',
  'draftWaiting',
  'leaving',
  'draft',
  'arrived',
];

/** Compares responses by the urgency of their state, then by date, newest first. */
export function compareUrgency(a: DeviceResponse, b: DeviceResponse): number {
  return statesByUrgency.indexOf(a.state) - statesByUrgency.indexOf(b.state) || b.at.localeCompare(a.at);
}
