import type { FormDefinition, SubmissionData } from '@tideform/engine';
import type { ResponseRow } from '../database/rows.ts';
import type { LostFile } from '../files/copy-files.ts';
import type { StoredResponse } from '../library/stored-response.ts';

/** What a person does to a response. Local, works offline; resolves when the local database has committed. */
export interface ResponseCommands {
  /** A new local draft from the form's published version. Not dirty until the first answer. */
  create(formId: string, prefill?: SubmissionData): Promise<ResponseRow>;
  /** Autosave. `strict`: an explicit Save, flushed to disk. */
  saveDraft(responseId: string, data: SubmissionData, options?: SaveOptions): Promise<ResponseRow>;
  /**
   * The draft is edited here from now on. An editor that another tab opened before then saves its answers as a copy. Answers the
   * draft as it is; `undefined` when it was submitted or deleted.
   */
  takeOver(responseId: string): Promise<ResponseRow | undefined>;
  /** P0: one strict transaction. A second call for the same response is a no-op. `opened`: as `saveDraft`'s. */
  submit(responseId: string, data: SubmissionData, options?: SubmitOptions): Promise<ResponseRow>;
  /** Marks a draft as deleted; the remote copy goes with the next sync. */
  discard(responseId: string, options?: Pick<SaveOptions, 'opened'>): Promise<void>;
  /**
   * A draft of an older published version takes the newest one's definition, templates and look; the answers stay. Call
   * it when a draft is opened. Answers the row, changed or not.
   */
  refresh(responseId: string): Promise<ResponseRow>;
  /**
   * A new draft of the form's published version with the answers of another response, but what must not be copied. It
   * has its files for itself: those that this device or the library gives. The others are left out and named.
   */
  copy(source: CopySource, toCopy: AnswersToCopy): Promise<ResponseCopy>;
  /**
   * Queues the deletion of a submission, offline too: it goes from the library, its webhooks are told. Ask `mayDelete`
   * first. Until it has gone `outbox` has its row with `deleted: 1`.
   */
  deleteSubmitted(teamId: string, responseId: string): Promise<void>;
  /**
   * Begins to edit a submission that was read from the library, or goes on with an edit of this device. Ask `mayEdit`
   * first. From then on it is a draft as others are, but kept on this device alone: `saveDraft`, `FileCommands.add`,
   * `discard`, and `submit`, which replaces the submission.
   */
  edit(teamId: string, submission: StoredResponse): Promise<ResponseRow>;
  /**
   * The person has seen what was submitted since their edit of it began, and wants theirs to replace it: the edit goes on
   * over that. Answers the row.
   */
  rebaseEdit(submission: StoredResponse): Promise<ResponseRow>;
  /**
   * Takes back a resubmission that needs attention: its answers become a draft of their own that says where they come
   * from. Answers that draft.
   */
  withdrawResubmission(responseId: string): Promise<ResponseRow>;
  /** The person has seen what `conflict` says. */
  dismissConflict(responseId: string): Promise<void>;
}

export interface SaveOptions {
  /** An explicit Save, flushed to disk. */
  readonly strict?: boolean;
  /**
   * The row as the editor was opened with. When another device's answers have taken its place since, another tab has taken it
   * over, or it was submitted or deleted on another device, the answers are saved as a copy: the answered row then has another id, and a `conflict`.
   */
  readonly opened?: ResponseRow;
  /** What is known of this answering, beside what its draft knows already: form.io's `metadata`. */
  readonly metadata?: Readonly<Record<string, unknown>>;
}

export interface SubmitOptions extends Pick<SaveOptions, 'opened' | 'metadata'> {
  /** The engine's `numberedPaths`: sync knows no component. */
  readonly numbered?: readonly string[];
}

/** A response of this device or one that was read from the library. */
export type CopySource = Pick<ResponseRow, 'id' | 'formId' | 'schema' | 'data'>;

/** The engine's `copyAnswers` with the components of the app: sync knows none. */
export type AnswersToCopy = (form: FormDefinition, data: SubmissionData) => SubmissionData;

export interface ResponseCopy {
  readonly response: ResponseRow;
  /** Files of the original that could not be copied. */
  readonly lostFiles: readonly LostFile[];
}
