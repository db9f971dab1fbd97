import type { RetentionPeriod } from '@tideform/contract';
import type { FormDefinition, PdfOptions, SubmissionData } from '@tideform/engine';

/** A share session of the server, as this browser keeps it. */
export interface KeptSession {
  /** Of the response: the key of its submit. */
  readonly sessionId: string;
  readonly token: string;
  /** ISO 8601, UTC. */
  readonly expiresAt: string;
}

interface Answers {
  readonly data: SubmissionData;
  /** Of form.io; `prefilledData`: what the address has brought. */
  readonly metadata: Readonly<Record<string, unknown>>;
}

/** The one response of a link that is being given in this browser. */
export interface ShareDraft extends Partial<KeptSession> {
  readonly code: string;
  /** Of this browser's own: its files belong to it. */
  readonly id: string;
  /** Of the form that it began with. */
  readonly version: number;
  readonly data: Answers;
  /** Somebody has answered something. */
  readonly isBegun: boolean;
  /** The page that may write it: another one has taken over where this is another. */
  readonly holder: string;
  readonly savedAt: string;
}

/** A form as strangers answer it. */
export interface SharedForm {
  readonly id: string;
  readonly title: string;
  readonly version: number;
  readonly schema: FormDefinition;
  readonly customCss?: string | undefined;
  readonly pdfOptions?: PdfOptions | undefined;
  readonly responsesTitleTemplate?: string | undefined;
  /** After how long what is sent is deleted. */
  readonly retention?: RetentionPeriod | undefined;
}

/** What a link opens, as it was seen last: it opens without a network, too. */
export interface KeptForm {
  readonly code: string;
  readonly form: SharedForm;
  readonly teamName: string;
  readonly isOncePerDevice: boolean;
  /** When this browser submitted last. ISO 8601, UTC. */
  readonly submittedAt?: string | undefined;
}

/** What the server says of a submission that it has. */
export interface SentSubmission {
  readonly submissionNumber: number;
  readonly submittedAt: string;
  /** The answers have arrived, and some of their files never will. */
  readonly isWithoutFiles?: boolean | undefined;
}

/** What was submitted here and has not been acknowledged. Its answers do not change any more. */
export interface ShareSubmission extends Partial<KeptSession> {
  /** The draft's. */
  readonly id: string;
  readonly code: string;
  readonly version: number;
  readonly data: Answers;
  /** When the person submitted it. */
  readonly madeAt: string;
  /** Id of its PDF's file; `null`: it goes without; absent: not decided. The server takes the same alone when it is asked again. */
  readonly pdf?: string | null | undefined;
  /** Data paths that are to be its number. */
  readonly numbered?: readonly string[] | undefined;
  /** How often its PDF could not even be begun. */
  readonly pdfTries?: number | undefined;
  /** What a form's hidden field was filled in with. */
  readonly website: string;
  /** The server has the answers; files and the PDF may still be on their way. */
  readonly received?: SentSubmission | undefined;
  /** All of it is safe with the server. The answers are not kept any more. */
  readonly sent?: SentSubmission | undefined;
  /** The server will not take it. */
  readonly refused?: { readonly refusal: string; readonly detail?: string | undefined } | undefined;
}

/** A file of a draft or of what was submitted. */
export interface ShareFile {
  readonly id: string;
  /** Draft or submission. */
  readonly owner: string;
  readonly name: string;
  readonly type: string;
  readonly content: Blob;
  /** Where it is being sent. Whoever has it can write the file: it is never shown. */
  readonly uploadUrl?: string | undefined;
  readonly isSent?: boolean | undefined;
}

/** Everything that a browser keeps of share links. */
export interface KeptRows {
  readonly drafts: readonly ShareDraft[];
  readonly forms: readonly KeptForm[];
  readonly submissions: readonly ShareSubmission[];
  readonly files: readonly ShareFile[];
}
