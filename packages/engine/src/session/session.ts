import type { SubmissionData } from '../data/submission-data.ts';
import type { FormDefinition } from '../definition/form-definition.ts';
import type { LogicLine, LogicProblem } from '../logic/logic-problem.ts';
import type { FieldNode, FieldState } from '../places/field.ts';
import type { SessionWarning } from '../plan/session-warning.ts';
import type { Issue } from '../validation/issue.ts';

/** Code of a form that was asked and has not answered for the first time. */
export interface PendingCode {
  /** Whether some of it decides which fields are shown. */
  readonly decidesShape: boolean;
  /** Fields whose value some of it calculates. */
  readonly valueIds: readonly string[];
}

/**
 * One person answering one form. The cost of a change grows with what depends on the changed field, never with the
 * size of the form.
 */
export interface Session {
  readonly form: FormDefinition;
  /** Top-level fields. In a wizard these are the pages. */
  readonly rootIds: readonly string[];
  readonly warnings: readonly SessionWarning[];
  node(id: string): FieldNode;
  /** Current state. The same object until the field changes. */
  state(id: string): FieldState;
  /** Calls `listener` after each change of this one field. */
  subscribe(id: string, listener: () => void): () => void;
  /** Calls `listener` after each change of the data. For autosave. */
  subscribeData(listener: () => void): () => void;
  setValue(id: string, value: unknown): void;
  /**
   * A view has loaded all there is to choose from (`FieldState.offer`): answers are checked with it. Nothing where there is
   * another address meanwhile.
   */
  offer(id: string, address: string, list: readonly unknown[]): void;
  /** Adds a row with default answers, at the end or before the row at `index`. */
  addRow(id: string, index?: number): void;
  removeRow(id: string, rowId: string): void;
  /** Moves a row so that it comes to lie at `index`. */
  moveRow(id: string, rowId: string, index: number): void;
  /** Puts back the answers that a new session would have. */
  reset(): void;
  /** The person left the field: its broken rules may be shown from now on. */
  touch(id: string): void;
  /** All broken rules of visible fields (of the given pages in a wizard), in document order; marks them as shown. */
  validate(rootIds?: readonly string[]): readonly Issue[];
  /** Whether scripts still work on what was answered last. Never so in a form without code. */
  readonly isSettling: boolean;
  /** What code decides and has not said yet. Nothing in a form without code. */
  pendingCode(): PendingCode;
  /**
   * Lists the fields whose answer may be out of date: their calculation failed, was stopped at its limit, or still runs. Neither empty
   * answers nor those that a person gave instead.
   */
  outdatedIds(): readonly string[];
  /** Resolves when all logic has come to rest; at once when it has. Ask this before `validate` decides anything. */
  settled(): Promise<void>;
  /** Raises an event that logic of the form may wait for. */
  emit(event: string): void;
  /**
   * Runs code that waits to be asked: a button's `custom`, a page's `nextPage`. What it sets and emits happens.
   * @returns its answer; `undefined` when it has none, or failed
   */
  runScript(id: string, kind: 'custom' | 'nextPage'): Promise<unknown>;
  /** What went wrong with logic so far. The same list until there is more. */
  problems(): readonly LogicProblem[];
  /** What code wrote with `console`: the last hundred lines. The same list until there is more. */
  lines(): readonly LogicLine[];
  /** Calls `listener` after each change of the problems or the lines. */
  subscribeProblems(listener: () => void): () => void;
  /** Ends the scripts. The session can still be read and answered. */
  close(): void;
  /** A snapshot with structural sharing: parts that did not change are identical objects. */
  data(): SubmissionData;
  /** Finds the first field that writes the given data path. */
  nodeAt(path: string): FieldNode | undefined;
}
