import type { Strikes } from '../devices/strikes.ts';
import type { StoreKind } from '../simulated-storage.ts';

/** Inputs of a simulation run. */
export interface Run {
  /** Seed that decides every order and every random number. */
  readonly seed: number;
  readonly store: StoreKind;
  readonly strikes: Strikes;
}
