import type { FormRow, OutboxRow, ReceiptRow, ResponseRow } from '@tideform/sync';

/**
 * Where a response of this device stands:
 * - `draft`: not submitted; the library has it as well, or there is nothing of it to send
 * - `draftWaiting`: not submitted; its last changes are on this device alone
 * - `pending`: submitted, on its way
 * - `needsAttention`: sending has failed; it is tried again
 * - `leaving`: its deletion is on its way
 * - `arrived`: the library has it whole; this is the receipt
 */
export type DeviceState = 'draft' | 'draftWaiting' | 'pending' | 'needsAttention' | 'leaving' | 'arrived';

export interface DeviceResponse {
  readonly id: string;
  readonly teamId: string;
  readonly formId: string;
  readonly formTitle: string;
  readonly icon: string | undefined;
  readonly state: DeviceState;
  /** ISO-8601 UTC. */
  readonly at: string;
  readonly submissionNumber: number | undefined;
  readonly lastError: string | undefined;
  /** The longest that the next try waits; absent where nothing is to be sent. */
  readonly nextTryMs: number | undefined;
  readonly fileCount: number;
  readonly fileBytes: number;
  /** Absent: only a receipt or a deletion is left. */
  readonly row: ResponseRow | undefined;
}

/** As often as the badge waits before it shows a failure that is likely to pass. */
const patience = 3;

export interface OwnFiles {
  readonly count: number;
  readonly bytes: number;
}

export function deviceResponse(
  row: ResponseRow,
  queued: OutboxRow | undefined,
  form: FormRow | undefined,
  files: OwnFiles,
): DeviceResponse {
  const failure = row.submitted ? queued : row.pushFailure;
  const isUnsent = row.isDirty === 1 || row.submitted === 1;
  return {
    ...{
      id: row.id,
      teamId: row.teamId,
      formId: row.formId,
      formTitle: form?.title ?? row.formTitle,
      icon: form?.icon,
    },
    state: stateOf(row, queued),
    at: row.timestamp,
    submissionNumber: queued?.submissionNumber ?? row.submissionNumber,
    lastError: row.submitted ? queued?.lastError : row.pushFailure?.message,
    nextTryMs: isUnsent ? (failure?.backOffMs ?? 0) : undefined,
    fileCount: files.count,
    fileBytes: files.bytes,
    row,
  };
}

function stateOf(row: ResponseRow, queued: OutboxRow | undefined): DeviceState {
  if (row.deleted) return 'leaving';
  if (row.submitted) return isStuck(queued) ? 'needsAttention' : 'pending';
  if (row.pushFailure?.message !== undefined) return 'needsAttention';
  return row.isDirty ? 'draftWaiting' : 'draft';
}

function isStuck(queued: OutboxRow | undefined): boolean {
  if (!queued) return false;
  return queued.state === 'needsAttention' || (queued.tries >= patience && queued.lastError !== undefined);
}

/** A submission whose deletion is on its way: of it this device has no more than that. */
export function leavingSubmission(queued: OutboxRow, form: FormRow | undefined, at: string): DeviceResponse {
  return {
    ...bare(queued, form, at),
    state: isStuck(queued) ? 'needsAttention' : 'leaving',
    lastError: queued.lastError,
    nextTryMs: queued.backOffMs,
  };
}

export function arrivedResponse(receipt: ReceiptRow, form: FormRow | undefined): DeviceResponse {
  return { ...bare(receipt, form, receipt.at), state: 'arrived', lastError: undefined, nextTryMs: undefined };
}

function bare(row: OutboxRow | ReceiptRow, form: FormRow | undefined, at: string) {
  const { responseId: id, teamId, formId, submissionNumber } = row;
  const formTitle = form?.title ?? '';
  return {
    id,
    teamId,
    formId,
    formTitle,
    icon: form?.icon,
    at,
    submissionNumber,
    fileCount: 0,
    fileBytes: 0,
    row: undefined,
  };
}

const order: readonly DeviceState[] = ['needsAttention', 'pending', 'draftWaiting', 'leaving', 'draft', 'arrived'];

/** What needs the person first, then newest first. */
export function byUrgency(a: DeviceResponse, b: DeviceResponse): number {
  return order.indexOf(a.state) - order.indexOf(b.state) || b.at.localeCompare(a.at);
}
