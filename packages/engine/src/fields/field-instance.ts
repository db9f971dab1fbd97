import type { ComponentDefinition } from '../definition/form-definition.ts';
import type { EffectPlan, FieldPlan, ScopePlan } from '../plan/field-plan.ts';
import type { FieldSettings } from '../plan/field-settings.ts';
import type { BrokenRule } from '../validation/validation-error.ts';
import type { FieldNode, FieldRow, FieldState, OfferedChoices } from './field-state.ts';

/**
 * Mutable state of one component in one session: one instance in the form, or one per grid row. Internal to the
 * session.
 */
export interface FieldInstance {
  readonly plan: FieldPlan;
  readonly node: FieldNode;
  readonly scope: Scope;
  /** Enclosing field; for a field of a row, the grid or the enclosing field within the row. */
  readonly parent: FieldInstance | undefined;
  readonly children: FieldInstance[];
  /** Row state; only for a grid. */
  readonly grid: Grid | undefined;

  /** True if the field's own condition is met, or if the field has no condition. */
  conditionMet: boolean;
  /** True while an action of `logic` hides the field. */
  hiddenByLogic: boolean;
  /** True while the field's own condition or the condition of an ancestor hides the field. */
  conditionallyHidden: boolean;
  /** True while the field is conditionally hidden and its answer is therefore removed. */
  cleared: boolean;
  /** True if the field's validation errors are visible to the user. */
  showsErrors: boolean;
  /** True if the row that contains the field was removed. */
  isRemoved: boolean;
  issues: readonly BrokenRule[];
  effects: ReadonlyMap<EffectPlan, Effect>;
  /** State of `logic` entries, by index; undefined before the first evaluation. */
  logic: Map<number, LogicEntryState> | undefined;
  /** Rendered templates, by property name. */
  texts: Readonly<Record<string, string>>;
  /** Choices that come from a script or a URL. */
  offer: OfferedChoices | undefined;
  /** Definition after logic was applied; the plan's own definition while no logic changes it. */
  definition: ComponentDefinition;
  props: unknown;
  settings: FieldSettings;
  /** True if the user's own answer takes precedence over the calculated value. */
  isOverridden: boolean;
  /** Set while the answer is a default that a script may still replace; removed when the user edits the field. */
  pendingDefault: { readonly value: unknown } | undefined;
  /** State that a view last read; undefined if no view has read the state. */
  state: FieldState | undefined;
}

/** Fields whose answers share one object: the fields of the form, or of one row. */
export interface Scope {
  readonly plan: ScopePlan;
  /**
   * Field instances, indexed by `FieldPlan.position`; undefined for a field whose container has an answer that isn't an
   * object.
   */
  readonly fields: (FieldInstance | undefined)[];
  /** Row of the scope; `undefined` for the form. */
  readonly row: Row | undefined;
}

/** Row state of a grid. */
export interface Grid {
  rows: readonly Row[];
  /** Public view of the rows. The same array until a row is added, removed or moved. */
  fieldRows: readonly FieldRow[];
  /** Number of visible cells in each column. */
  readonly visibleCells: number[];
  visibleColumns: readonly number[];
  /** True while the author's condition disallows adding rows. */
  isClosed: boolean;
}

/** Row of a grid in one session. */
export interface Row {
  /** Row ID, such as `r7`. Never reused within a session. */
  readonly id: string;
  readonly grid: FieldInstance;
  index: number;
  scope: Scope;
  fieldRow: FieldRow;
}

/** Effect of one field instance: its plan and the state of its runs. */
export interface Effect {
  readonly plan: EffectPlan;
  readonly field: FieldInstance;
  readonly callId: number;
  /** Entries of this effect in the dependency graph. */
  subscriptions: Subscription[];
  /** Result of the last run. */
  result: { readonly value: unknown } | undefined;
  /** Validation error of the last run; only for the role `validity`. */
  brokenRule: BrokenRule | undefined;
  /** Number of runs since the last user action. */
  runCount: number;
  /**
   * True if the script runs in the sandbox: it isn't a plain snippet, or it read values that only the sandbox supports.
   */
  isInSandbox: boolean;
  /** True if the effect's last run read the answer that the effect itself writes. */
  readsOwnAnswer: boolean;
  /** Row index at the last run. */
  rowIndex: number | undefined;
  isRemoved: boolean;
}

/** State of one entry of an author's `logic`. */
export interface LogicEntryState {
  isOn: boolean;
  /** Value of the trigger; actions of the entry see it as `result`. */
  result: unknown;
  /** Settings returned by each `mergeComponentSchema` action. */
  readonly schemas: Map<EffectPlan, Readonly<Record<string, unknown>>>;
}

/** One dependency of an effect. Cancelled before the next run and when the effect is disposed. */
export interface Subscription {
  unsubscribe(): void;
}
