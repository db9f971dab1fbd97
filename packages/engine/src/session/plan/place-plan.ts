import type { ComponentSpec } from '../../component-spec.ts';
import type { ComponentDefinition } from '../../definition/form-definition.ts';
import type { Condition } from '../../logic/condition.ts';
import type { FollowerPlan } from '../../logic/followers/follower.ts';
import type { PermissionLevel } from '../../permissions/permission-of.ts';
import type { Segments } from '../data-path.ts';
import type { ScopePlan } from './scope-plan.ts';

/** How a place takes part in the data. `foreign`: a type that nobody knows and whose answer is left alone. */
export type Role = 'value' | 'layout' | 'object' | 'rows' | 'foreign';

/**
 * What a definition says of one component, read once. The places that are made from it share it: one in the form, or
 * one in each row of a grid.
 */
export interface PlacePlan {
  /** The place in the definition: `3`, `3.components.0`. */
  readonly id: string;
  /** The same from the scope on. */
  readonly localId: string;
  readonly definition: ComponentDefinition;
  readonly props: unknown;
  /** Asked only through `props` and values of its own path, which are what it expects. */
  readonly spec: ComponentSpec | undefined;
  readonly role: Role;
  readonly scope: ScopePlan;
  /** What it lies in; of a column, the grid. */
  readonly parent: PlacePlan | undefined;
  /** Names from the scope's object to the answer. */
  readonly segments: Segments;
  /** The same in one word. */
  readonly localPath: string;
  /** As authors write it in conditions, without row numbers: `dg.price`. */
  readonly path: string;
  /** Index among the places of its scope. */
  readonly position: number;
  readonly slots: readonly (readonly PlacePlan[])[];
  /** What is in each row, of a grid. */
  readonly columns: ScopePlan | undefined;
  readonly settings: PlaceSettings;

  /** Plans of its scope that write the same answer, itself among them; none for a layout. */
  sharers: readonly PlacePlan[];
  /** Plans of its scope whose answers hold this one. */
  holders: readonly PlacePlan[];
  /** Plans of its scope whose answers lie in this one. */
  inside: readonly PlacePlan[];
  condition: Condition | undefined;
  /** Whose answers the condition reads, in its order: of its own scope, or of one further out. */
  targets: readonly PlacePlan[];
  /** Whose conditions read this answer: in its own scope, or in the rows of grids in it. */
  readonly dependents: PlacePlan[];
  /** Conditions are evaluated by rising rank, so that each is evaluated after all that it depends on. */
  rank: number;
  /** What follows from answers here, in the order in which it is asked. */
  followers: readonly FollowerPlan[];
  /** Followers that name this component, in its own scope or in the rows of grids in it. */
  readonly watchers: FollowerPlan[];
}

/** What a stored component says to the engine itself, read once. */
export interface PlaceSettings {
  /** What the viewer may do with it, and with all that it lies in. What is not to be answered is not asked. */
  readonly permission: PermissionLevel;
  readonly hidden: boolean;
  readonly disabled: boolean;
  readonly required: boolean;
  readonly validateWhenHidden: boolean;
  /** `undefined`: not said, so the default of its role holds. */
  readonly clearOnHide: boolean | undefined;
  /** An author's words for broken rules, by rule; the empty name is for all rules. */
  readonly messages: ReadonlyMap<string, string>;
}
