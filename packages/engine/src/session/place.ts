import type { ComponentSpec } from '../component-spec.ts';
import type { Condition } from '../logic/condition.ts';
import type { BrokenRule } from '../validation/issue.ts';
import type { Segments } from './data-path.ts';
import type { FieldNode, FieldState } from './session.ts';

/** How a place takes part in the data. `foreign`: a type that nobody knows and whose answer is left alone. */
export type Role = 'value' | 'layout' | 'object' | 'foreign';

/** A component in one place of one session: what never changes, and the little that does. Internal to the session. */
export interface Place {
  readonly node: FieldNode;
  /** Asked only through `node.props` and values of its own path, which are what it expects. */
  readonly spec: ComponentSpec | undefined;
  readonly role: Role;
  readonly segments: Segments;
  readonly parent: Place | undefined;
  readonly children: Place[];
  readonly settings: PlaceSettings;
  condition: Condition | undefined;
  /** The places whose answers the condition reads, in its order. */
  targets: readonly Place[];
  /** The places whose conditions read this answer. */
  readonly dependents: Place[];
  /** Conditions are evaluated by rising rank, so that each is evaluated after all that it depends on. */
  rank: number;

  /** Its own condition holds (or there is none). */
  conditionMet: boolean;
  /** Hidden by a condition of its own or of an ancestor. */
  conditionallyHidden: boolean;
  /** Its answer is taken away while it is conditionally hidden. */
  cleared: boolean;
  /** Broken rules may be shown. */
  shown: boolean;
  issues: readonly BrokenRule[];
  /** The last state that somebody saw. */
  state: FieldState | undefined;
}

/** What a stored component says to the engine itself, read once. */
export interface PlaceSettings {
  readonly hidden: boolean;
  readonly disabled: boolean;
  readonly required: boolean;
  readonly validateWhenHidden: boolean;
  /** `undefined`: not said, so the default of its role holds. */
  readonly clearOnHide: boolean | undefined;
  /** An author's words for broken rules, by rule; the empty name is for all rules. */
  readonly messages: ReadonlyMap<string, string>;
}
