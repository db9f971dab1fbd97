import type { Answers } from '../../data/answers.ts';
import type { LookedUp } from '../../data/looked-up.ts';
import type { PendingConditions } from '../../logic/conditions/settle-conditions.ts';
import type { Followers } from '../../logic/followers/followers.ts';
import type { Place, Scope } from '../../places/place.ts';
import type { Hiding } from '../hiding.ts';
import type { Rows } from '../rows/create-rows.ts';
import type { Changes } from './changes.ts';

/** What an answering is made of. Each part may lead to every other: an answer hides a field, whose answer goes with it. */
export interface Parts {
  readonly answers: Answers;
  readonly lookedUp: LookedUp;
  readonly rows: Rows;
  readonly pending: PendingConditions;
  readonly followers: Followers;
  readonly hiding: Hiding;
  readonly changes: Changes;
  /** The places of the form. */
  readonly scope: Scope;
  /** Defaults, clearing and everything else that changes answers is left out. */
  readonly isFrozen: boolean;
  /** Fields whose logic was switched, to be defined anew. */
  readonly toRedefine: Set<Place>;
  /** Fields are started: what is written now, nobody has changed. */
  isStarting: boolean;
}
