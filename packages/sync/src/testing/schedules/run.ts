import type { Strikes } from '../devices/strikes.ts';
import type { StoreKind } from '../simulated-storage.ts';

/** What a schedule is played with. */
export interface Run {
  /** Decides every order and everything else that is left to chance. */
  readonly seed: number;
  readonly store: StoreKind;
  readonly strikes: Strikes;
}
