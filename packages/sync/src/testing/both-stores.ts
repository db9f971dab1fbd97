import type { StoreKind } from './simulated-storage.ts';

/** A sweep over steps, calls and seeds on one store. */
export interface StoreSweep {
  readonly store: StoreKind;
  /** Of the steps, the calls and the seeds that a fault may strike, each so many-th is tried. */
  readonly every: { readonly step: number; readonly call: number; readonly seed: number };
}

const each = { step: 1, call: 1, seed: 1 };
/** On the store that is fast. Sweeps begin at different places: what one leaves out, another tries. */
const many = { step: 7, call: 3, seed: 7 };
/** On what ships, which takes five times as long and has twice as many steps (decision 37). */
const some = { step: 89, call: 23, seed: 31 };

/**
 * Some places on each store with every change.
 *
 * @param isWhole every place on both
 */
export function onBothStores<Journey extends object>(journey: Journey, isWhole: boolean): (Journey & StoreSweep)[] {
  return [
    { ...journey, store: 'memory', every: isWhole ? each : many },
    { ...journey, store: 'dexie', every: isWhole ? each : some },
  ];
}
