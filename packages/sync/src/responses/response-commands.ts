import type { FormDefinition, SubmissionData } from '@tideform/engine';
import type { ResponseRow } from '../database/rows.ts';
import type { LostFile } from '../files/copy-files.ts';
import type { StoredResponse } from '../library/stored-response.ts';

/** Commands for responses. All are local and work offline; each resolves when the local database has committed. */
export interface ResponseCommands {
  /** Creates a local draft of the form's published version. It isn't sent before the first answer. */
  create(formId: string, prefill?: SubmissionData): Promise<ResponseRow>;
  /** Saves the answers of a draft (autosave). With `strict`, as for an explicit Save, the write is flushed to disk. */
  saveDraft(responseId: string, data: SubmissionData, options?: SaveOptions): Promise<ResponseRow>;
  /**
   * Makes this tab the editor of the draft. An editor that another tab opened earlier then saves its answers as a copy.
   * Returns the current draft, or `undefined` if it was submitted or deleted.
   */
  takeOver(responseId: string): Promise<ResponseRow | undefined>;
  /** Submits a response (step P0) in one strict transaction. A second call for the same response has no effect. */
  submit(responseId: string, data: SubmissionData, options?: SubmitOptions): Promise<ResponseRow>;
  /** Marks a draft as deleted; the next sync deletes the remote copy. */
  discard(responseId: string, options?: Pick<SaveOptions, 'opened'>): Promise<void>;
  /**
   * Updates a draft of an older published version to the newest definition, templates and styles, and keeps its
   * answers. Call it when a draft is opened. Returns the row, changed or not.
   */
  refresh(responseId: string): Promise<ResponseRow>;
  /**
   * Creates a draft of the form's published version with the answers of another response, except fields that must not
   * be copied. The copy gets its own files, read from this device or the library. Files that can't be read are omitted
   * and listed in the result.
   */
  copy(source: CopySource, toCopy: AnswersToCopy): Promise<ResponseCopy>;
  /**
   * Queues the deletion of a submission; works offline. The sync deletes it from the library and notifies the webhooks.
   * Check `mayDelete` first. Until the submission is deleted, `outbox` has its row with `deleted: 1`.
   */
  deleteSubmitted(teamId: string, responseId: string): Promise<void>;
  /**
   * Starts an edit of a submission that was read from the library, or returns the edit that was already started on this
   * device. Check `mayEdit` first. The edit is a draft that exists only on this device: use `saveDraft`,
   * `FileCommands.add`, `discard`, and `submit`, which replaces the submission.
   */
  edit(teamId: string, submission: StoredResponse): Promise<ResponseRow>;
  /**
   * Continues an edit on top of a resubmission that was made after the edit was started. Call it after the user has
   * seen that resubmission and wants to replace it. Returns the row.
   */
  rebaseEdit(submission: StoredResponse): Promise<ResponseRow>;
  /**
   * Withdraws a resubmission that needs attention, and saves its answers as a new draft with a reference to the
   * submission. Returns that draft.
   */
  withdrawResubmission(responseId: string): Promise<ResponseRow>;
  /** Clears a draft's `conflict` after the user has seen it. */
  dismissConflict(responseId: string): Promise<void>;
}

export interface SaveOptions {
  /** Flushes the write to disk, as for an explicit Save. */
  readonly strict?: boolean;
  /**
   * Row that the editor was opened with. If since then another device's answers have replaced it, another tab has taken
   * over, or another device has submitted or deleted it, the answers are saved as a copy: the returned row then has a
   * new ID and a `conflict`.
   */
  readonly opened?: ResponseRow;
  /** Additional metadata of this session (form.io's `metadata`), merged into what the draft already has. */
  readonly metadata?: Readonly<Record<string, unknown>>;
}

export interface SubmitOptions extends Pick<SaveOptions, 'opened' | 'metadata'> {
  /** The engine's `numberedPaths`; a parameter because this package doesn't depend on components. */
  readonly numbered?: readonly string[];
}

/** Response of this device, or one that was read from the library. */
export type CopySource = Pick<ResponseRow, 'id' | 'formId' | 'schema' | 'data'>;

/**
 * The engine's `copyAnswers`, bound to the app's components; a parameter because this package doesn't depend on them.
 */
export type AnswersToCopy = (form: FormDefinition, data: SubmissionData) => SubmissionData;

export interface ResponseCopy {
  readonly response: ResponseRow;
  /** Files of the original that couldn't be copied. */
  readonly lostFiles: readonly LostFile[];
}
