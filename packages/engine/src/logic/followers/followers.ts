import type { Follower, Place } from '../../places/place.ts';
import type { OpenScriptHost, ScriptProgram } from '../../scripts/script-host.ts';
import type { FollowerWorld } from './asking/ask-at-once.ts';
import type { Consequences } from './outcomes/consequences.ts';
import type { Written } from './reads/follower-index.ts';

export interface FollowersOptions {
  readonly world: FollowerWorld;
  readonly consequences: Consequences;
  /** Nothing that changes an answer is asked. */
  readonly isFrozen: boolean;
  /** `undefined`: nobody runs scripts here. */
  readonly open: OpenScriptHost | undefined;
  program(): ScriptProgram;
}

/** Everything that follows from answers, but for simple conditions. */
export interface Followers {
  enter(place: Place): void;
  leave(place: Place): void;
  /**
   * An answer was written. `related`: places whose answer is another one with it.
   * @param isStart brought into shape or given its default: nobody has changed it
   */
  tellWritten(written: Written, related: readonly Place[], isStart: boolean): void;
  /** Places with followers that see the answer of this one. */
  readersOf(place: Place): readonly Place[];
  /** Rows have come, gone or moved. */
  tellMoved(): void;
  /** The answer is `value` because nobody gave one: code may know a better one. */
  askDefault(place: Place, value: unknown): void;
  /** Writes again what was calculated: after a person has written something else, or when the answer is back. */
  apply(place: Place): void;
  /** Asks the next that can be asked at once. @returns whether there was one */
  askNext(): boolean;
  startScripts(): void;
  /** A person does something now. */
  startAnew(): void;
  emit(event: string): void;
  /** Runs code that waits to be asked. */
  request(place: Place, kind: string): Promise<unknown>;
  /** Those whose code runs in the sandbox, was asked or waits to be, and has given nothing yet. */
  unanswered(): readonly Follower[];
  /** Places whose answer a calculation should have changed, and hasn't: it failed, was stopped, or still runs. */
  outdated(): readonly Place[];
  /** Something still waits for an outcome. */
  readonly isBusy: boolean;
  close(): void;
}
