import type { RetentionPeriod } from '@tideform/contract';
import type { FormDefinition, PdfOptions, SubmissionData } from '@tideform/engine';

/** Share session of the server, stored in this browser. */
export interface StoredSession {
  /** ID of the response, used as idempotency key of its submit. */
  readonly sessionId: string;
  readonly token: string;
  /** Expiry of the token, ISO 8601 in UTC. */
  readonly expiresAt: string;
}

interface StoredAnswers {
  readonly data: SubmissionData;
  /** Metadata of form.io; `prefilledData` has the prefilled answers. */
  readonly metadata: Readonly<Record<string, unknown>>;
}

/** The one response of a share link that is being answered in this browser. */
export interface ShareDraft extends Partial<StoredSession> {
  readonly code: string;
  /** ID in this browser; its files refer to it. */
  readonly id: string;
  /** Version of the form with which the draft was started. */
  readonly version: number;
  readonly data: StoredAnswers;
  /** Whether the respondent has answered something. */
  readonly isBegun: boolean;
  /** ID of the page that may write the draft; another value means that another tab has taken over. */
  readonly holder: string;
  readonly savedAt: string;
}

/** Form as the server returns it to anonymous respondents. */
export interface SharedForm {
  readonly id: string;
  readonly title: string;
  readonly version: number;
  readonly schema: FormDefinition;
  readonly customCss?: string | undefined;
  readonly pdfOptions?: PdfOptions | undefined;
  readonly responsesTitleTemplate?: string | undefined;
  /** How long submissions are kept. */
  readonly retention?: RetentionPeriod | undefined;
}

/** Cached content of a share link, so that it opens without a network. */
export interface StoredForm {
  readonly code: string;
  readonly form: SharedForm;
  readonly teamName: string;
  readonly isOncePerDevice: boolean;
  /** When this browser last submitted a response, ISO 8601 in UTC. */
  readonly submittedAt?: string | undefined;
}

/** The server's data of a received submission. */
export interface SentSubmission {
  readonly submissionNumber: number;
  readonly submittedAt: string;
  /** Whether the answers arrived, but some files never will. */
  readonly isWithoutFiles?: boolean | undefined;
}

/** Submission in this browser that isn't acknowledged. Its answers no longer change. */
export interface ShareSubmission extends Partial<StoredSession> {
  /** ID of the draft. */
  readonly id: string;
  readonly code: string;
  readonly version: number;
  readonly data: StoredAnswers;
  /** When the respondent submitted. */
  readonly madeAt: string;
  /** ID of the PDF file; `null` if there won't be one; absent while undecided. Retries must send the same value. */
  readonly pdf?: string | null | undefined;
  /** Data paths that receive the submission number. */
  readonly numbered?: readonly string[] | undefined;
  /** Number of PDF renderings that couldn't start. */
  readonly pdfTries?: number | undefined;
  /** Content of the honeypot field. */
  readonly website: string;
  /** Set when the server has the answers; files and the PDF may still be uploading. */
  readonly received?: SentSubmission | undefined;
  /** Set when everything has arrived; the answers are then deleted here. */
  readonly sent?: SentSubmission | undefined;
  /** Set when the server has rejected the submission. */
  readonly refused?: { readonly refusal: string; readonly detail?: string | undefined } | undefined;
}

/** File of a draft or submission. */
export interface ShareFile {
  readonly id: string;
  /** ID of the draft or submission that the file belongs to. */
  readonly owner: string;
  readonly name: string;
  readonly type: string;
  readonly content: Blob;
  /** Upload URL. It grants write access to the file, so it's never shown. */
  readonly uploadUrl?: string | undefined;
  readonly isSent?: boolean | undefined;
}

/** All rows of share links in this browser. */
export interface StoredRows {
  readonly drafts: readonly ShareDraft[];
  readonly forms: readonly StoredForm[];
  readonly submissions: readonly ShareSubmission[];
  readonly files: readonly ShareFile[];
}

/** Creates the draft that restores the answers of a submission. */
export function createReopenedDraft(submission: ShareSubmission, holder: string, savedAt: string): ShareDraft {
  const { id, code, version, data, sessionId, token, expiresAt } = submission;
  const session = sessionId !== undefined && { sessionId, token: token!, expiresAt: expiresAt! };
  return { id, code, version, data, ...session, isBegun: true, holder, savedAt };
}

/** Returns the record that is kept of a submission after it has arrived completely. */
export const createAcknowledgedSubmission = (
  { id, code, version, madeAt }: ShareSubmission,
  sent: NonNullable<ShareSubmission['sent']>,
): ShareSubmission => ({ id, code, version, madeAt, sent, data: { data: {}, metadata: {} }, website: '' });
