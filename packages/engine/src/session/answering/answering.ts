import type { ReadRow } from '../../data/looked-up.ts';
import type { SubmissionData } from '../../data/submission-data.ts';
import type { Consequences } from '../../logic/followers/outcomes/consequences.ts';
import type { Follower, Place, Scope } from '../../places/place.ts';
import type { ScopePlan } from '../../plan/place-plan.ts';
import type { OpenScriptHost, ScriptProgram } from '../../scripts/script-host.ts';
import type { Rows } from '../rows/create-rows.ts';

export interface AnsweringOptions {
  readonly plan: ScopePlan;
  readonly data: SubmissionData;
  /** Defaults, clearing and everything else that changes answers is left out. */
  readonly isFrozen: boolean;
  readonly open: OpenScriptHost | undefined;
  /** Reads rows of data sources, where somebody can. */
  readonly readRow: ReadRow | undefined;
  /** What logic may name beside answers. */
  readonly names: Pick<ScriptProgram, 'form' | 'user' | 'metadata'>;
  /** When the session has started, for what is counted from today. */
  readonly nowMs: number | undefined;
  readonly timeZone: string | undefined;
  /** The rest of what the sandbox starts with. Asked only when code is going to run. */
  program(): Omit<ScriptProgram, 'data' | 'form' | 'user' | 'metadata'>;
  readonly report: Consequences['report'];
  readonly log: Consequences['log'];
  readonly withdraw: Consequences['withdraw'];
  /** Told when scripts have come to rest, and when rows have come. */
  onRest(): void;
}

/** The answers and what follows from them: who is there, who is visible, who is cleared. Knows no listener and no rule. */
export interface Answering {
  /** The places of the form. Those of rows are in their grids. */
  readonly scope: Scope;
  readonly rows: Rows;
  /** Scripts still work on what was answered last. */
  readonly isBusy: boolean;
  /** Code in the sandbox that was asked and has given nothing yet. */
  unanswered(): readonly Follower[];
  /** As `Followers.outdated`. */
  outdated(): readonly Place[];
  read(place: Place): unknown;
  /** A person writes one answer; all that can settle at once does. */
  write(place: Place, value: unknown): void;
  /** All there is to choose from at an address is known. */
  offer(place: Place, address: string, list: readonly unknown[]): void;
  /** Raises an event that logic may wait for. */
  emit(event: string): void;
  /** Runs code that waits to be asked. */
  request(place: Place, kind: string): Promise<unknown>;
  /** Puts every answer back to its default and lets all logic settle. */
  reset(): void;
  snapshot(): SubmissionData;
  /** Hands out, once, what changed since it was last asked. */
  takeChanges(): { readonly places: readonly Place[]; readonly hasNewData: boolean };
  close(): void;
}
