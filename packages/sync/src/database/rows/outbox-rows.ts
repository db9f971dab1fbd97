import type { Failure } from '../../failures/failure.ts';
import type { Flag, Resubmission, WriterRevision } from './response-rows.ts';

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
 * Progress of a submit through steps P1–P9, or of the deletion of a submission. The submit itself (step P0) creates the
 * row. One row per response.
 */
export interface OutboxRow {
  readonly responseId: string;
  readonly tenantId: string;
  readonly userId: string;
  readonly teamId: string;
  readonly formId: string;
  readonly revision: number;
  /** SHA-256 of answers, form version and files; frozen at the submit (step P0). */
  readonly manifestHash: string;
  /** Next step of the submit or deletion. */
  readonly step: OutboxStep;
  readonly submissionNumber?: number;
  readonly folderDriveItemId?: string;
  readonly responseDriveItemId?: string;
  /**
   * PDF that is being added. `failures` counts failed attempts; with `isLate`, webhooks and emails no longer wait for
   * it.
   */
  readonly pdf?: {
    readonly bytes?: Uint8Array;
    readonly failures?: number;
    readonly isLate?: Flag;
    /** Item ID and content state of the uploaded PDF, to recognize it later. */
    readonly sent?: string;
  };
  /** The submission is to be deleted. If it is still being sent, it arrives first. */
  readonly deleted?: Flag;
  /** Set if the submit replaces a submission. */
  readonly resubmission?: Resubmission;
  /** The answers of the resubmission are in the library. Later resubmissions by other users are based on them. */
  readonly replaced?: Flag;
  /** Another device's draft that the submit has found and saved as a copy. */
  readonly setAside?: WriterRevision;
  /** ID of the copy that was made of the draft in `setAside`. */
  readonly copyId?: string;
  /** IDs of attachments that the submission doesn't refer to, found before the commit; they are deleted afterwards. */
  readonly unnamed?: readonly string[];
  readonly tries: number;
  /** Wait before the next attempt in milliseconds, counted from the failure or the start of the engine. */
  readonly backOffMs: number;
  readonly state: 'waiting' | 'needsAttention' | 'done';
  readonly lastError?: Failure;
}
