import type { Place } from '../../session/places/place.ts';
import type { PlacePlan } from '../../session/plan/place-plan.ts';
import type { HtmlTemplate } from '../../templates/html/html-template.ts';
import type { BrokenRule } from '../../validation/issue.ts';
import type { Condition } from '../condition.ts';
import type { JsonLogicRule } from '../json-logic/json-logic.ts';
import type { Reading } from './read-index.ts';

/** What an outcome does to its field. */
export type FollowerRole =
  /** Shows or hides it. */
  | 'visibility'
  /** Is its answer, unless a person's own sticks. */
  | 'calculation'
  /** Is its answer before anybody answered. Asked when there is none, and not again. */
  | 'default'
  /** Says whether its answer is right. */
  | 'validity'
  /** Switches one of its logic's entries on and off. */
  | 'trigger'
  /** Of an entry that is on: changes its settings, its answer, or anything. */
  | 'schema'
  | 'value'
  | 'action'
  /** Runs after its answer changed. */
  | 'change'
  /** Empties it after another answer changed. */
  | 'refresh'
  /** Runs when somebody asks for it. */
  | 'request'
  /** Fills a text in. */
  | 'text';

export type Asking =
  | { readonly how: 'script'; readonly script: number }
  | { readonly how: 'json'; readonly rule: JsonLogicRule }
  /** The condition's targets, in its order. */
  | { readonly how: 'compare'; readonly condition: Condition; readonly targets: readonly PlacePlan[] }
  /** No question: that one of the targets changed is all there is to know. */
  | { readonly how: 'watch'; readonly targets: readonly PlacePlan[] }
  | { readonly how: 'fill'; readonly template: HtmlTemplate; readonly property: string }
  /** Switched on by an event of this name. */
  | { readonly how: 'event'; readonly event: string };

/** Something of a component that follows from answers: a calculated value, code that shows it, an entry of its logic. */
export interface FollowerPlan {
  readonly role: FollowerRole;
  /** Where the author wrote it: `calculateValue`, `conditional.json`, `logic` … */
  readonly kind: string;
  readonly plan: PlacePlan;
  readonly asks: Asking;
  /** Index of the entry in the component's `logic`, of what belongs to one. */
  readonly entry?: number;
  /** Asked when something happens, and not again because of what it read. */
  readonly isOnce: boolean;
}

/** A follower in one place of one session. */
export interface Follower {
  readonly plan: FollowerPlan;
  readonly place: Place;
  readonly callId: number;
  /** Where it is written down as a reader of answers. */
  readings: Reading[];
  /** What it gave last. */
  outcome: { readonly value: unknown } | undefined;
  /** Of the role `validity`. */
  verdict: BrokenRule | undefined;
  /** How often it was asked since a person last did something. */
  asked: number;
  /** It looked at the answer that it gives. */
  readsOwn: boolean;
  /** Index of its row when it was asked last. */
  rowIndex: number | undefined;
  isGone: boolean;
}

/** What an author's `logic` has made of a field. */
export interface LogicEntryState {
  isOn: boolean;
  /** What the trigger gave: `result` of the entry's actions. */
  result: unknown;
  /** What `mergeComponentSchema` gave, action by action. */
  readonly schemas: Map<FollowerPlan, Readonly<Record<string, unknown>>>;
}
