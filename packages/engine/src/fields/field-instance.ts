import type { ComponentDefinition } from '../definition/form-definition.ts';
import type { EffectPlan, FieldPlan, ScopePlan } from '../plan/field-plan.ts';
import type { FieldSettings } from '../plan/field-settings.ts';
import type { BrokenRule } from '../validation/issue.ts';
import type { FieldNode, FieldRow, FieldState, Offer } from './field-state.ts';

/** A component in one place of one session: the little of it that changes. Internal to the session. */
export interface FieldInstance {
  readonly plan: FieldPlan;
  readonly node: FieldNode;
  readonly scope: Scope;
  /** What it lies in; of a field of a row, the grid or what holds it within the row. */
  readonly parent: FieldInstance | undefined;
  readonly children: FieldInstance[];
  /** Of a grid. */
  readonly grid: Grid | undefined;

  /** Its own condition holds (or there is none). */
  conditionMet: boolean;
  hiddenByLogic: boolean;
  /** Hidden by a condition of its own or of an ancestor. */
  conditionallyHidden: boolean;
  /** Its answer is taken away while it is conditionally hidden. */
  cleared: boolean;
  /** Broken rules may be shown. */
  shown: boolean;
  /** Its row is no more. */
  isRemoved: boolean;
  issues: readonly BrokenRule[];
  effects: ReadonlyMap<EffectPlan, Effect>;
  /** By the index of the entry in the component's `logic`; none before the first was asked. */
  logic: Map<number, LogicEntryState> | undefined;
  /** Stored properties whose text is filled in. */
  texts: Readonly<Record<string, string>>;
  /** What there is to choose from, as far as it comes from elsewhere. */
  offer: Offer | undefined;
  /** The component as logic has it now, and what it says; the plan's own while no logic changes it. */
  definition: ComponentDefinition;
  props: unknown;
  settings: FieldSettings;
  /** A person's own answer sticks, whatever is calculated. */
  isOverridden: boolean;
  /** Its answer is a default that code may replace while nobody has touched it. */
  pendingDefault: { readonly value: unknown } | undefined;
  /** The last state that somebody saw. */
  state: FieldState | undefined;
}

/** Places whose answers lie in one object: those of the form, or those of one row. */
export interface Scope {
  readonly plan: ScopePlan;
  /** By `PlacePlan.position`. A place is missing where a stored answer lies in its way. */
  readonly fields: (FieldInstance | undefined)[];
  /** `undefined` for the form. */
  readonly row: Row | undefined;
}

/** What a grid has beside what every place has. */
export interface Grid {
  rows: readonly Row[];
  /** What others see of the rows. The same list until a row is added, removed or moved. */
  fieldRows: readonly FieldRow[];
  /** How many rows show each column. */
  readonly visibleCells: number[];
  visibleColumns: readonly number[];
  /** Nobody may add a row, as the author's condition says. */
  isClosed: boolean;
}

export interface Row {
  /** `r7`. Never given to another row of the session. */
  readonly id: string;
  readonly grid: FieldInstance;
  index: number;
  scope: Scope;
  fieldRow: FieldRow;
}

/** A follower in one place of one session. */
export interface Effect {
  readonly plan: EffectPlan;
  readonly field: FieldInstance;
  readonly callId: number;
  /** Where it is written down as a reader of answers. */
  subscriptions: Subscription[];
  /** What it gave last. */
  result: { readonly value: unknown } | undefined;
  /** Of the role `validity`. */
  brokenRule: BrokenRule | undefined;
  /** How often it was asked since a person last did something. */
  runCount: number;
  /** Its code runs in the sandbox: it is more than a snippet, or has met answers that only the sandbox can handle. */
  isInSandbox: boolean;
  /** It looked at the answer that it gives. */
  readsOwnAnswer: boolean;
  /** Index of its row when it was asked last. */
  rowIndex: number | undefined;
  isRemoved: boolean;
}

/** What an author's `logic` has made of a field. */
export interface LogicEntryState {
  isOn: boolean;
  /** What the trigger gave: `result` of the entry's actions. */
  result: unknown;
  /** What `mergeComponentSchema` gave, action by action. */
  readonly schemas: Map<EffectPlan, Readonly<Record<string, unknown>>>;
}

/** One thing that a reader read. Taken back when the reader is asked again, or goes. */
export interface Subscription {
  unsubscribe(): void;
}
