import type { ComponentSpec, IsBrokenInside } from '../component-spec.ts';
import type { Condition } from '../conditions/condition.ts';
import type { Segments } from '../data/data-path.ts';
import type { ComponentDefinition } from '../definition/form-definition.ts';
import type { JsonLogicRule } from '../json-logic/json-logic.ts';
import type { Snippet } from '../snippets/read-snippet.ts';
import type { HtmlTemplate } from '../templates/html/html-template.ts';
import type { EffectRole } from './effect-role.ts';
import type { FieldSettings } from './field-settings.ts';

/** How a place takes part in the data. `foreign`: a type that nobody knows and whose answer is left alone. */
export type Role = 'value' | 'layout' | 'object' | 'rows' | 'foreign';

/**
 * What a definition says of one component, read once. The places that are made from it share it: one in the form, or
 * one in each row of a grid.
 */
export interface FieldPlan {
  /** The place in the definition: `3`, `3.components.0`. */
  readonly id: string;
  /** The same from the scope on. */
  readonly localId: string;
  readonly definition: ComponentDefinition;
  readonly props: unknown;
  /** Asked only through `props` and values of its own path, which are what it expects. */
  readonly spec: ComponentSpec | undefined;
  /** Asks forms of their own in the answer; absent where nothing is checked. */
  readonly isBrokenInside: IsBrokenInside | undefined;
  readonly role: Role;
  readonly scope: ScopePlan;
  /** What it lies in; of a column, the grid. */
  readonly parent: FieldPlan | undefined;
  /** Names from the scope's object to the answer. */
  readonly segments: Segments;
  /** The same in one word. */
  readonly localPath: string;
  /** As authors write it in conditions, without row numbers: `dg.price`. */
  readonly path: string;
  /** Index among the places of its scope. */
  readonly position: number;
  /** Index in the list that it lies in: of a column, among the columns. */
  readonly index: number;
  readonly slots: readonly (readonly FieldPlan[])[];
  /** What is in each row, of a grid. */
  readonly columns: ScopePlan | undefined;
  readonly settings: FieldSettings;

  /** Plans of its scope that write the same answer, itself among them; none for a layout. */
  sharers: readonly FieldPlan[];
  /** Plans of its scope whose answers hold this one. */
  holders: readonly FieldPlan[];
  /** Plans of its scope whose answers lie in this one. */
  inside: readonly FieldPlan[];
  condition: Condition | undefined;
  /** Whose answers the condition reads, in its order: of its own scope, or of one further out. */
  targets: readonly FieldPlan[];
  /** Whose conditions read this answer: in its own scope, or in the rows of grids in it. */
  readonly dependents: FieldPlan[];
  /** Conditions are evaluated by rising rank, so that each is evaluated after all that it depends on. */
  rank: number;
  /** What follows from answers here, in the order in which it is asked. */
  effects: readonly EffectPlan[];
  /** Followers that name this component, in its own scope or in the rows of grids in it. */
  readonly watchers: EffectPlan[];
}

/** Components whose answers lie in one object: those of the form, or the columns of a grid. */
export interface ScopePlan {
  /** The grid whose columns these are; `undefined` for the form. */
  readonly grid: FieldPlan | undefined;
  readonly roots: readonly FieldPlan[];
  /** In document order, parents before children; what lies in a grid of the scope is in the grid's own scope. */
  readonly plans: readonly FieldPlan[];
  /** Plans that write exactly this path, seen from the scope's object, in document order. */
  at(localPath: string): readonly FieldPlan[];
  /** The first plan with this key. */
  byKey(key: string): FieldPlan | undefined;
}

/** Something of a component that follows from answers: a calculated value, code that shows it, an entry of its logic. */
export interface EffectPlan {
  readonly role: EffectRole;
  /** Where the author wrote it: `calculateValue`, `conditional.json`, `logic` … */
  readonly kind: string;
  readonly plan: FieldPlan;
  readonly computation: Computation;
  /** Index of the entry in the component's `logic`, of what belongs to one. */
  readonly entry?: number;
  /** Of a trigger: what its entry does while it is on. */
  readonly actionPlans: readonly EffectPlan[];
  /** Asked when something happens, and not again because of what it read. */
  readonly isOnce: boolean;
}

export type Computation =
  /** Its index among the form's scripts. `snippet`: it is so plain that it needs no sandbox. */
  | { readonly type: 'script'; readonly script: number; readonly snippet: Snippet | undefined }
  | { readonly type: 'json'; readonly rule: JsonLogicRule }
  /** The condition's targets, in its order. */
  | { readonly type: 'compare'; readonly condition: Condition; readonly targets: readonly FieldPlan[] }
  /** No question: that one of the targets changed is all there is to know. */
  | { readonly type: 'watch'; readonly targets: readonly FieldPlan[] }
  | { readonly type: 'fill'; readonly template: HtmlTemplate; readonly property: string }
  /** Switched on by an event of this name. */
  | { readonly type: 'event'; readonly event: string };
