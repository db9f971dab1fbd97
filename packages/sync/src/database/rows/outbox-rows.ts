import type { Failure } from '../../failures/failure.ts';
import type { Flag } from './flag.ts';
import type { Resubmission, WriteMark } from './response-rows.ts';

export type OutboxStep =
  | 'number'
  | 'folder'
  | 'files'
  | 'commit'
  | 'count'
  | 'pdf'
  | 'deliver'
  | 'acknowledge'
  | 'latePdf'
  | 'cleanUp'
  | 'tellDeletion'
  | 'removeRemote';

/**
 * Progress of one submit through P1–P9, written in the P0 transaction, or of the deletion of a submission. One row per
 * response.
 */
export interface OutboxRow {
  readonly responseId: string;
  readonly tenantId: string;
  readonly userId: string;
  readonly teamId: string;
  readonly formId: string;
  readonly revision: number;
  /** SHA-256 over answers, form version and files; frozen at P0. */
  readonly manifestHash: string;
  /** The step to do next. */
  readonly step: OutboxStep;
  readonly submissionNumber?: number;
  readonly folderDriveItemId?: string;
  readonly responseDriveItemId?: string;
  /** The PDF that is being added. `failures`: how often adding it has failed; `isLate`: webhooks and emails wait for it no longer. */
  readonly pdf?: {
    readonly bytes?: Uint8Array;
    readonly failures?: number;
    readonly isLate?: Flag;
    /** The item and the state of its content that an upload has left. */
    readonly sent?: string;
  };
  /** The submission is to be deleted, once it has arrived when it is still on its way. */
  readonly deleted?: Flag;
  /** The submit replaces a submission. */
  readonly resubmission?: Resubmission;
  /** Its answers are in the library: what another person submits from there on goes back to them. */
  readonly replaced?: Flag;
  /** Another device's draft that the submit has found in its place and kept as a copy. */
  readonly setAside?: WriteMark;
  /** The copy that was made of it. */
  readonly copyId?: string;
  /** Attachments that the submission does not name, as they lay there before it was committed: they are deleted after that. */
  readonly unnamed?: readonly string[];
  readonly tries: number;
  /** Milliseconds of back-off that the next try has to wait, counted from when the engine starts or failed. */
  readonly backOffMs: number;
  readonly state: 'waiting' | 'needsAttention' | 'done';
  readonly lastError?: Failure;
}
