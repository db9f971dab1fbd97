import type { SubmissionData } from '../data/answers.ts';
import type { FormDefinition } from '../definition/form-definition.ts';
import type { FieldNode, FieldState } from '../fields/field-state.ts';
import type { ConsoleLine, LogicError } from '../logic/logic-error.ts';
import type { SessionWarning } from '../plan/session-warning.ts';
import type { ValidationError } from '../validation/validation-error.ts';

/** Scripts that have not returned their first result. */
export interface PendingCode {
  /** True if a pending script decides which fields are visible. */
  readonly decidesShape: boolean;
  /** IDs of fields with a pending calculated value. */
  readonly valueIds: readonly string[];
}

/** One respondent answering one form. The cost of a change depends on its dependents, not on the size of the form. */
export interface Session {
  readonly form: FormDefinition;
  /** IDs of the top-level fields; in a wizard, the pages. */
  readonly rootIds: readonly string[];
  readonly warnings: readonly SessionWarning[];
  node(id: string): FieldNode;
  /** Returns the current state of a field: the same object until the field changes. */
  state(id: string): FieldState;
  /** Calls `listener` after each change of this field. */
  subscribe(id: string, listener: () => void): () => void;
  /** Calls `listener` after each change of the data, for autosave. */
  subscribeData(listener: () => void): () => void;
  setValue(id: string, value: unknown): void;
  /**
   * Stores the choices that a view loaded from `FieldState.offer`; answers are validated against them. Ignored if the
   * address has changed.
   */
  setChoices(id: string, address: string, list: readonly unknown[]): void;
  /** Adds a row with default answers before the row at `index`, or at the end. */
  addRow(id: string, index?: number): void;
  removeRow(id: string, rowId: string): void;
  /** Moves a row to `index`. */
  moveRow(id: string, rowId: string, index: number): void;
  /** Resets all answers to those of a new session. */
  reset(): void;
  /** Marks a field as left: its validation errors become visible. */
  touch(id: string): void;
  /**
   * Returns all validation errors of visible fields (or of the given wizard pages) in document order, and makes them
   * visible.
   */
  validate(rootIds?: readonly string[]): readonly ValidationError[];
  /** True while scripts are running. Always false in a form without code. */
  readonly isSettling: boolean;
  /** Returns what pending scripts will decide. */
  pendingCode(): PendingCode;
  /**
   * Returns the fields whose answer may be out of date: their calculation failed, was stopped at its limit, or is still
   * running. Empty answers and answers that override a calculation are excluded.
   */
  outdatedIds(): readonly string[];
  /** Resolves when all effects have run. Await it before acting on `validate`. */
  settled(): Promise<void>;
  /** Emits an event that `logic` triggers may wait for. */
  emit(event: string): void;
  /**
   * Runs a script on demand: a button's `custom`, or a page's `nextPage`. Its side effects are applied.
   * @returns its value; `undefined` if it has none or failed
   */
  runScript(id: string, kind: 'custom' | 'nextPage'): Promise<unknown>;
  /** Returns the errors in the form's logic. The same array until it changes. */
  logicErrors(): readonly LogicError[];
  /** Returns the last hundred lines of console output. The same array until it changes. */
  lines(): readonly ConsoleLine[];
  /** Calls `listener` after each change of the logic errors or the console output. */
  subscribeLogicErrors(listener: () => void): () => void;
  /** Stops the scripts. The session can still be read and changed. */
  close(): void;
  /** Returns a snapshot with structural sharing: unchanged parts are identical objects. */
  data(): SubmissionData;
  /** Finds the first field that writes a data path. */
  nodeAt(path: string): FieldNode | undefined;
}
