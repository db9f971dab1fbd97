import type { FormDefinition, PdfOptions, SubmissionData } from '@tideform/engine';
import type { Failure } from '../../failures/failure.ts';
import type { Flag } from './flag.ts';

export interface PersonName {
  readonly id?: string;
  readonly name: string;
}

export interface ResponseRow {
  /** Made when the draft starts, never recalculated: the idempotency key of everything. */
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
  /** Published version that `schema` came from. */
  readonly version: number;
  readonly data: { readonly data: SubmissionData; readonly metadata: Readonly<Record<string, unknown>> };
  /** Data paths of answers that are the response's number: it is put there when the response is stored. Of a submit alone. */
  readonly numbered?: readonly string[];
  readonly submitted: Flag;
  readonly isDirty: Flag;
  readonly deleted: Flag;
  /** ISO-8601 UTC of the last change by a person. */
  readonly timestamp: string;
  /** Grows with each local change; a push clears isDirty only if it is unchanged. */
  readonly revision: number;
  readonly createdBy: PersonName;
  readonly collaborators: readonly PersonName[];
  readonly copiedFromId?: string;
  /** What became of the emails and webhooks of a submit, as the library's file says it. */
  readonly email?: unknown;
  readonly webhooks?: unknown;
  /** Of a submission by a share link: the session in which it was answered. */
  readonly formShareSessionId?: string;
  /** State of the file in the library that the answers here go back to; absent while there is none. */
  readonly base?: WriteMark;
  /** This device's name in the files that it writes of this draft. */
  readonly writer?: string;
  /**
   * Changes each time another device's answers have taken the place of the ones here, or another tab has taken the draft over. An
   * editor that was opened before shows something else: its `saveDraft` makes a copy.
   */
  readonly takenOver?: string;
  /** `editorKey` of the draft that this copy was made of: an editor that was opened with it goes on here. Never leaves the device. */
  readonly continues?: string;
  /** Two devices have come across each other here; to be shown until the person has seen it. */
  readonly conflict?: Conflict;
  /** An edit of a submission: a draft on this device alone, until its submit replaces the submission. */
  readonly resubmission?: Resubmission;
  /** Why the last push of this draft failed, and how long the next one waits. Gone after a push that worked. */
  readonly pushFailure?: PushFailure;
}

/** Which device wrote a draft's file, and which of its revisions. */
export interface WriteMark {
  readonly writer: string;
  readonly revision: number;
}

/**
 * This draft keeps answers that another device did not know of when it
 * - `edited`: changed the same draft; its version is the draft now, this one is a copy
 * - `submitted`: submitted the response; this one is a copy of what was not in it
 * - `deleted`: deleted the draft; this one is a copy of what was not sent
 */
export interface Conflict {
  readonly kind: 'edited' | 'submitted' | 'deleted';
  /** The response that both devices had. */
  readonly of: string;
  /** With `submitted`: these answers had been submitted too, and the other device was first. */
  readonly isSubmit?: Flag;
}

/** What an edited submission was when the edit began. */
export interface Resubmission {
  /** `submissionMark` of its file. */
  readonly of: string;
  /** Which resubmission this one will be, from 1. */
  readonly count: number;
  /** Library items of the files that it names. */
  readonly files: readonly string[];
  /** When it was submitted first. Edits that a former program began don't know it. */
  readonly submittedAt?: string;
}

export interface PushFailure {
  /** Absent while only the network or the sign-in is missing. */
  readonly failure?: Failure;
  readonly tries: number;
  readonly backOffMs: number;
}

/** Proof that a response arrived whole; outlives the local copy. */
export interface ReceiptRow {
  readonly responseId: string;
  readonly tenantId: string;
  readonly userId: string;
  readonly teamId: string;
  readonly formId: string;
  readonly submissionNumber: number;
  /** How it was called when it was sent. Receipts of former versions have none. */
  readonly title?: string;
  readonly driveItemId: string;
  readonly manifestHash: string;
  readonly at: string;
  /** What the network delivered late beside the submission was looked for. */
  readonly swept?: Flag;
}

/** A draft that was discarded after it had got a number: a late call of a former leader may still make its folder. */
export interface DiscardRow {
  readonly responseId: string;
  readonly tenantId: string;
  readonly userId: string;
  readonly teamId: string;
  readonly formId: string;
  /** Title and number name the folder. */
  readonly formTitle: string;
  readonly submissionNumber: number;
  readonly at: string;
}
