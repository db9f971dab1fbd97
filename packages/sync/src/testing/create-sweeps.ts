import { inject } from 'vitest';
import type { StoreKind } from './simulated-storage.ts';

/** Sweep on one store: runs of a test with a fault at different steps, calls and seeds. */
export interface StoreSweep {
  readonly store: StoreKind;
  /** Step sizes of a sweep: faults are injected at every n-th step and call, with every n-th random seed. */
  readonly strides: { readonly step: number; readonly call: number; readonly seed: number };
}

const completeStrides = { step: 1, call: 1, seed: 1 };
/** Strides on the fast store. Sweeps start at different steps, so that one sweep tries what another skips. */
const fastStrides = { step: 7, call: 3, seed: 7 };
/** Strides on the production store, which takes five times as long and has twice as many steps (decision 37). */
const productionStrides = { step: 89, call: 23, seed: 31 };

/**
 * Returns a sweep of the journey on each store, with the strides that run for every code change.
 *
 * @param isWhole tries every step, call and seed on both stores
 */
export function createSweeps<Journey extends object>(journey: Journey, isWhole: boolean): (Journey & StoreSweep)[] {
  return [
    { ...journey, store: 'memory', strides: isWhole ? completeStrides : fastStrides },
    { ...journey, store: 'dexie', strides: isWhole ? completeStrides : productionStrides },
  ];
}

/**
 * Returns the stride of a sweep: a fault strikes at every n-th position for each code change, or at every position in a
 * complete sweep (`SWEEPS=whole`).
 */
export const getSweepStride = (stride: number): number => (inject('isWhole') ? 1 : stride);
