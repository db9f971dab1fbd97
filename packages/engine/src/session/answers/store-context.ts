import type { Answers } from '../../data/answers.ts';
import type { LookedUp } from '../../data/looked-up.ts';
import type { FieldInstance, Scope } from '../../fields/field-instance.ts';
import type { PendingConditions } from '../../logic/conditions/settle-conditions.ts';
import type { Effects } from '../../logic/effects/effects.ts';
import type { Hiding } from '../hiding.ts';
import type { Rows } from '../rows/create-rows.ts';
import type { Changes } from './changes.ts';

/** What an answering is made of. Each part may lead to every other: an answer hides a field, whose answer goes with it. */
export interface StoreContext {
  readonly answers: Answers;
  readonly lookedUp: LookedUp;
  readonly rows: Rows;
  readonly pending: PendingConditions;
  readonly effects: Effects;
  readonly hiding: Hiding;
  readonly changes: Changes;
  /** The places of the form. */
  readonly scope: Scope;
  /** Defaults, clearing and everything else that changes answers is left out. */
  readonly isFrozen: boolean;
  /** Fields whose logic was switched, to be defined anew. */
  readonly pendingRedefinitions: Set<FieldInstance>;
  /** Fields are started: what is written now, nobody has changed. */
  isStarting: boolean;
}
