import type { ComponentSpec } from '../component-spec.ts';
import type { ComponentDefinition, FormDefinition } from '../definition/form-definition.ts';
import type { BrokenRule, Issue } from '../validation/issue.ts';

/** One component in one place of one answering session. Never changes while the session lives, but for a row's `path`. */
export interface FieldNode {
  /**
   * Identity within the session: the place in the definition, not the key (keys repeat in real forms): `3`,
   * `3.columns[0].1`. In a row of a grid, the grid, the row and the place in the columns: `3.r7.0`.
   */
  readonly id: string;
  /** As the author wrote it. What logic has made of it is in `FieldState`. */
  readonly definition: ComponentDefinition;
  /** Parsed settings, as the component's spec reads them. */
  readonly props: unknown;
  /**
   * Data path of the answer; of a layout component, of the data its children write into. In a row it says where the
   * row lies now: `dg[1].price`.
   */
  readonly path: string;
  readonly parentId: string | undefined;
  /** Children slot by slot, in the order of `ComponentSpec.children`. None for a grid: its fields are in `FieldState.rows`. */
  readonly slots: readonly (readonly string[])[];
  /** `false`: no spec for this type. Drawn as a quiet notice, children kept. */
  readonly known: boolean;
  readonly spec: ComponentSpec | undefined;
}

/** One row of a field of the shape `rows`. */
export interface FieldRow {
  /** Stays with the row when others are added, removed or moved. */
  readonly id: string;
  /** The row's fields, one for each column (child of the component), in their order. None when the stored row is no object. */
  readonly fieldIds: readonly string[];
}

/** What a view draws. A new object only when something in it changed, so that it can be compared by identity. */
export interface FieldState {
  /** Nothing for what holds other fields. Of a grid, only an answer that cannot be read as rows. */
  readonly value: unknown;
  /** Conditional visibility and the `hidden` property together. An invisible field draws nothing. */
  readonly visible: boolean;
  readonly disabled: boolean;
  readonly required: boolean;
  /** Broken rules that may be shown: after the field was left or a submit was tried. */
  readonly issues: readonly BrokenRule[];
  /** The component as logic has it now: `FieldNode.definition` itself while no logic changes it. */
  readonly definition: ComponentDefinition;
  /** Its settings, parsed: `FieldNode.props` itself while no logic changes them. */
  readonly props: unknown;
  /** Of a field of the shape `rows`. The same list until a row is added, removed or moved. */
  readonly rows?: readonly FieldRow[];
  /** Of a field of the shape `rows`: indexes of the columns that are visible in at least one row. */
  readonly visibleColumns?: readonly number[];
}

export interface SessionWarning {
  readonly code:
    | 'unknown-type'
    | 'unreadable-settings'
    | 'duplicate-key'
    | 'missing-condition-target'
    | 'unknown-operator'
    | 'unusable-logic'
    | 'unusable-pattern'
    | 'unusable-limit'
    | 'cycle';
  /** The place in the definition, as `walkComponents` gives it: a column of a grid is named once, not in each row. */
  readonly nodeId: string;
  /** The word that the warning is about: the type, the data path, the target, the kind of logic and what is wrong with it, the pattern … */
  readonly detail: string;
}

/** What went wrong with logic that an author wrote, while the form is answered. Told once for each field and kind. */
export interface LogicProblem {
  readonly nodeId: string;
  /** `customConditional`, `calculateValue`, `validate.custom` … */
  readonly kind: string;
  /**
   * - `error`: the code threw, or cannot be read; `detail` is its message
   * - `missing`: it asks for something that is not offered; `detail` names it
   * - `time`, `memory`: it was stopped, and is not run again in this session
   * - `cycle`: it and others change each other without end; `detail` names the circle
   * - `unavailable`: nobody runs scripts here, or the sandbox could not be started
   */
  readonly reason: 'error' | 'missing' | 'time' | 'memory' | 'cycle' | 'unavailable';
  readonly detail: string;
}

/** A line that code wrote with `console`. For whoever builds the form, never for whoever answers it. */
export interface LogicLine {
  readonly nodeId: string;
  readonly kind: string;
  readonly level: 'log' | 'info' | 'warn' | 'error' | 'debug';
  readonly text: string;
}

/** Answers as they are stored: form.io's `data` object. */
export type SubmissionData = Readonly<Record<string, unknown>>;

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
