import type { FaultDecider } from '../devices/fault-decider.ts';
import type { StoreKind } from '../simulated-storage.ts';

/** Inputs of a simulation run. */
export interface SimulationRun {
  /** Seed that decides every order and every random number. */
  readonly seed: number;
  readonly store: StoreKind;
  readonly faultDecider: FaultDecider;
}
