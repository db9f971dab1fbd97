import type { StoreKind } from './simulated-storage.ts';

/** A sweep over steps, calls and seeds on one store. */
export interface StoreSweep {
  readonly store: StoreKind;
  /** Of the steps, the calls and the seeds that a fault may strike, each so many-th is tried. */
  readonly every: { readonly step: number; readonly call: number; readonly seed: number };
}

const each = { step: 1, call: 1, seed: 1 };
const some = { step: 16, call: 6, seed: 12 };

/**
 * Every place on the store that is fast, and some of them on what ships, which takes five times as long and has twice as
 * many steps (decision 37).
 *
 * @param isWhole every place on both
 */
export function onBothStores<Journey extends object>(journey: Journey, isWhole: boolean): (Journey & StoreSweep)[] {
  return [
    { ...journey, store: 'memory', every: each },
    { ...journey, store: 'dexie', every: isWhole ? each : some },
  ];
}
