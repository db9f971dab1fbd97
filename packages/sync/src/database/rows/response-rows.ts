import type { FormDefinition, PdfOptions, SubmissionData } from '@tideform/engine';
import type { Failure } from '../../failures/failure.ts';

export interface PersonName {
  readonly id?: string;
  readonly name: string;
}

export interface ResponseRow {
  /** ID of the response. Generated with the draft and never changed; the idempotency key of all steps of a submit. */
  readonly id: string;
  readonly teamId: string;
  readonly tenantId: string;
  readonly userId: string;
  readonly channelId?: string;
  readonly formId: string;
  readonly formTitle: string;
  readonly driveItemId?: string;
  readonly folderDriveItemId?: string;
  readonly eTag?: string;
  readonly webUrl?: string;
  readonly title?: string;
  readonly titleTemplate?: string;
  readonly emailTemplate?: unknown;
  readonly submissionNumber?: number;
  readonly schema: FormDefinition;
  readonly customCss?: string;
  readonly pdfOptions?: PdfOptions;
  /** Number of the published version that `schema` is from. */
  readonly version: number;
  readonly data: { readonly data: SubmissionData; readonly metadata: Readonly<Record<string, unknown>> };
  /** Data paths of answers that contain the submission number; filled in when the response is stored. Submits only. */
  readonly numbered?: readonly string[];
  readonly submitted: Flag;
  readonly isDirty: Flag;
  readonly deleted: Flag;
  /** Time of the last change by a user, ISO-8601 UTC. */
  readonly timestamp: string;
  /** Increases with each local change; a push clears isDirty only if it hasn't changed meanwhile. */
  readonly revision: number;
  readonly createdBy: PersonName;
  readonly collaborators: readonly PersonName[];
  readonly copiedFromId?: string;
  /** Delivery results of emails and webhooks, from the library's file. */
  readonly email?: unknown;
  readonly webhooks?: unknown;
  /** For a submission through a share link: ID of its session. */
  readonly formShareSessionId?: string;
  /** State of the library's file that the local answers are based on; absent if there is none. */
  readonly base?: WriterRevision;
  /** ID under which this device writes the draft's file. */
  readonly writer?: string;
  /**
   * Changes when another device's answers replace the local ones, or another tab takes over the draft. An editor that
   * was opened earlier then saves its answers as a copy.
   */
  readonly takenOver?: string;
  /**
   * `getEditorKey` of the draft that this copy was made from: an editor that was opened with it continues here. Never
   * leaves the device.
   */
  readonly continues?: string;
  /** Conflict between two devices; shown until the user has seen it. */
  readonly conflict?: ResponseConflict;
  /**
   * Set for an edit of a submission: a draft that exists only on this device until its submit replaces the submission.
   */
  readonly resubmission?: Resubmission;
  /** Failure of the draft's last push, and the wait before the next one. Cleared by a successful push. */
  readonly pushFailure?: PushFailure;
}

/** Device and revision that wrote a draft's file. */
export interface WriterRevision {
  readonly writer: string;
  readonly revision: number;
}

/**
 * The draft contains answers that another device didn't have when it:
 * - `edited`: changed the same draft. The other device's version is the draft now, and this response is a copy.
 * - `submitted`: submitted the response. This response is a copy with the answers that weren't submitted.
 * - `deleted`: deleted the draft. This response is a copy with the unsent answers.
 */
export interface ResponseConflict {
  readonly kind: 'edited' | 'submitted' | 'deleted';
  /** ID of the response that both devices had. */
  readonly of: string;
  /** With `submitted`: the user had submitted these answers, too, but the other device was first. */
  readonly isSubmit?: Flag;
}

/** State of a submission at the start of its edit. */
export interface Resubmission {
  /** `getSubmissionState` of the submission's file. */
  readonly of: string;
  /** Number of this resubmission, from 1. */
  readonly count: number;
  /** Library item IDs of the files that the submission refers to. */
  readonly files: readonly string[];
  /** Time of the submission's first submit. Absent for edits that an older program started. */
  readonly submittedAt?: string;
}

export interface PushFailure {
  /** Reason of the failure. Absent when only the network or the sign-in is missing. */
  readonly failure?: Failure;
  readonly tries: number;
  readonly backOffMs: number;
}

/** Proof that a response has arrived completely; kept after the local copy is deleted. */
export interface ReceiptRow {
  readonly responseId: string;
  readonly tenantId: string;
  readonly userId: string;
  readonly teamId: string;
  readonly formId: string;
  readonly submissionNumber: number;
  /** Title when it was sent. Absent in receipts of older versions. */
  readonly title?: string;
  readonly driveItemId: string;
  readonly manifestHash: string;
  readonly at: string;
  /** The submission's folder was searched for files that the network delivered late. */
  readonly swept?: Flag;
}

/** Discarded draft that had a number: a delayed call of a former leader may still create the draft's folder. */
export interface DiscardRow {
  readonly responseId: string;
  readonly tenantId: string;
  readonly userId: string;
  readonly teamId: string;
  readonly formId: string;
  /** Title of the form. The folder's name consists of the number and this title. */
  readonly formTitle: string;
  readonly submissionNumber: number;
  readonly at: string;
}

/** Boolean that IndexedDB can index. */
export type Flag = 0 | 1;

/** Content of a selected or cached file. */
export interface FileRow {
  readonly id: string;
  /** Time of the last use, ISO-8601 UTC, updated at most daily. */
  readonly timestamp: string;
  readonly content: Blob;
}

/**
 * File that was added to a response on this device, with its upload progress. Its bytes are in `files` under the same
 * ID, so that updating the progress doesn't rewrite them.
 */
export interface AttachmentRow {
  readonly id: string;
  readonly responseId: string;
  readonly tenantId: string;
  readonly userId: string;
  /** Name in the library. Changed only while no item has this name there. */
  readonly name: string;
  readonly type: string;
  readonly sizeBytes: number;
  /** Hash of the original bytes, lowercase hex. */
  readonly sha256: string;
  /** Upload session of a large file. Its URL grants write access to the file and must stay secret. */
  readonly session?: { readonly uploadUrl: string; readonly expirationDateTime?: string };
  /** The upload was started, so an item with this name may be this file even if no response confirmed it. */
  readonly sending?: Flag;
  /** Hash of the bytes as used by the library; set when the upload starts. */
  readonly quickXorHash?: string;
  /** ID of the uploaded item while its fields are being set. */
  readonly claiming?: string;
  /** Location in the library after the upload was verified. */
  readonly arrived?: { readonly driveId: string; readonly driveItemId: string; readonly url: string };
  /** ID of the library item that answers no longer refer to and that is being deleted. */
  readonly leaving?: string;
  /**
   * Set when the resubmission with this file was withdrawn; the uploaded file must be deleted from the submission's
   * folder.
   */
  readonly withdrawn?: {
    readonly at: string;
    readonly teamId: string;
    readonly formId: string;
    readonly folderId: string;
  };
}
