import type { Place } from '../../../places/place.ts';
import type { ScriptEffect } from '../../../scripts/script-host.ts';
import type { LogicLine, LogicProblem } from '../../logic-problem.ts';

/** What followers may do to a session. */
export interface Consequences {
  /** A condition of the field's own says whether it is shown. */
  decide(place: Place, isMet: boolean): void;
  /** Whether a person may add rows to a grid. */
  letAdd(place: Place, isOpen: boolean): void;
  /** Writes an answer that logic gave, unless it is there already. */
  put(place: Place, value: unknown): void;
  /** Gives an answer its default, as if nobody had answered. */
  empty(place: Place): void;
  /** Entries of the field's logic were switched, or give other settings: it is defined anew when `redefineAll` is called. */
  redefine(place: Place): void;
  /**
   * Defines anew all that waits for it. Triggers that are asked one after the other see the settings as they were, and
   * a field is put together once for all its entries; whoever does anything else calls this first.
   */
  redefineAll(): void;
  /** What the field's own rules say has changed. */
  recheck(place: Place): void;
  setAt(effect: Extract<ScriptEffect, { kind: 'set' }>): void;
  report(problem: LogicProblem): void;
  /** Code wrote this with `console`. */
  log(line: LogicLine): void;
  /** What was reported of this is over. */
  withdraw(nodeId: string, kind: string): void;
  /** Lets everything settle that can settle at once. */
  settle(): void;
  /** All logic has come to rest. */
  onRest(): void;
}
