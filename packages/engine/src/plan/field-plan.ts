import type { ComponentSpec, HasNestedErrors } from '../component-spec.ts';
import type { Condition } from '../conditions/condition.ts';
import type { Segments } from '../data/data-path.ts';
import type { ComponentDefinition } from '../definition/form-definition.ts';
import type { JsonLogicRule } from '../json-logic/json-logic.ts';
import type { Snippet } from '../snippets/parse-snippet.ts';
import type { HtmlTemplate } from '../templates/html/html-template.ts';
import type { FieldSettings } from './field-settings.ts';

/** How a field stores data. `foreign`: an unknown type whose answer is not touched. */
export type Role = 'value' | 'layout' | 'object' | 'rows' | 'foreign';

/** Parsed definition of one component. Shared by all of its instances: one in the form, or one per grid row. */
export interface FieldPlan {
  /** Position in the definition: `3`, `3.components.0`. */
  readonly id: string;
  /** Position of the component relative to its scope: the form, or the grid of a column. */
  readonly localId: string;
  readonly definition: ComponentDefinition;
  readonly props: unknown;
  /** Spec of the component; only called with `props` and values of its own path. */
  readonly spec: ComponentSpec | undefined;
  /** Validates forms nested in the answer; absent if nothing is validated. */
  readonly isBrokenInside: HasNestedErrors | undefined;
  readonly role: Role;
  readonly scope: ScopePlan;
  /** Enclosing component; the grid for a column. */
  readonly parent: FieldPlan | undefined;
  /** Path from the scope's object to the answer. */
  readonly segments: Segments;
  /** `segments` as a string: `person.name`. */
  readonly localPath: string;
  /** Path as authors write it in conditions, without row indexes: `dg.price`. */
  readonly path: string;
  /** Index among the fields of the scope. */
  readonly position: number;
  /** Index among the siblings; for a column, among the columns. */
  readonly index: number;
  readonly slots: readonly (readonly FieldPlan[])[];
  /** Fields of each row, for a grid. */
  readonly columns: ScopePlan | undefined;
  readonly settings: FieldSettings;

  /** Plans of the scope that write the same answer, including this one; empty for a layout. */
  sharers: readonly FieldPlan[];
  /** Plans of the scope whose answers contain the answer of this plan. */
  containers: readonly FieldPlan[];
  /** Plans of the scope whose answers are part of the answer of this plan. */
  inside: readonly FieldPlan[];
  condition: Condition | undefined;
  /** Plans whose answers the condition reads, in order; of this scope or an enclosing one. */
  targets: readonly FieldPlan[];
  /** Plans whose conditions read the answer of this plan; in this scope or in rows of its grids. */
  readonly dependents: FieldPlan[];
  /** Conditions are evaluated by rising rank, so each runs after the conditions that it depends on. */
  rank: number;
  /** Effects of this component, in the order in which they run. */
  effects: readonly EffectPlan[];
  /** Effects that name this component; in this scope or in rows of its grids. */
  readonly watchers: EffectPlan[];
}

/** Components whose answers share one object: those of the form, or the columns of a grid. */
export interface ScopePlan {
  /** Grid of the columns; `undefined` for the form. */
  readonly grid: FieldPlan | undefined;
  readonly roots: readonly FieldPlan[];
  /** All plans in document order, parents first; fields within a grid belong to the grid's own scope. */
  readonly plans: readonly FieldPlan[];
  /** Returns the plans that write exactly the path `localPath`, relative to the scope's object, in document order. */
  at(localPath: string): readonly FieldPlan[];
  /** Returns the first plan with this key. */
  byKey(key: string): FieldPlan | undefined;
}

/** Parsed logic of a component: a calculated value, a visibility script, an entry of `logic` … */
export interface EffectPlan {
  readonly role: EffectRole;
  /** Property that holds the logic: `calculateValue`, `conditional.json`, `logic` … */
  readonly kind: string;
  readonly plan: FieldPlan;
  readonly computation: Computation;
  /** Index of the `logic` entry that the effect belongs to. */
  readonly entry?: number;
  /** Plans of the `logic` entry's actions; only for a trigger. */
  readonly actionPlans: readonly EffectPlan[];
  /** True if the effect runs when an event happens, and not when a dependency changes. */
  readonly isOnce: boolean;
}

export type Computation =
  /**
   * `script`: index among the scripts of the form. `snippet`: the parsed code, if it is plain enough to run without the
   * sandbox.
   */
  | { readonly type: 'script'; readonly script: number; readonly snippet: Snippet | undefined }
  | { readonly type: 'json'; readonly rule: JsonLogicRule }
  /** A simple condition and its targets, in order. */
  | { readonly type: 'compare'; readonly condition: Condition; readonly targets: readonly FieldPlan[] }
  /** Runs when one of the targets changes; computes nothing. */
  | { readonly type: 'watch'; readonly targets: readonly FieldPlan[] }
  | { readonly type: 'fill'; readonly template: HtmlTemplate; readonly property: string }
  /** Runs when an event with this name is emitted. */
  | { readonly type: 'event'; readonly event: string };

/** Role of an effect: determines what the effect's result changes. */
export type EffectRole =
  /** Shows or hides the field. */
  | 'visibility'
  /** Sets the answer, unless the user's own answer takes precedence. */
  | 'calculation'
  /** Sets the answer while it is empty. Runs once. */
  | 'default'
  /** Validates the answer. */
  | 'validity'
  /** Turns a `logic` entry on or off. */
  | 'trigger'
  /** Actions of an active `logic` entry: change the settings, set the answer, or run code. */
  | 'schema'
  | 'value'
  | 'action'
  /** Runs after the answer changed. */
  | 'change'
  /** Clears the answer after another answer changed. */
  | 'refresh'
  /** Runs on demand. */
  | 'request'
  /** Sets whether users may add rows. */
  | 'adding'
  /** Renders a template. */
  | 'text'
  /** Provides choices, their URL, or a request to reload them. */
  | 'offer';
