import type { Effect } from '../../../fields/field-instance.ts';

/** A follower that was asked this often since a person last did something belongs to a circle that finds no rest. */
export const MAX_RUNS = 10;

/** Who has to be asked: those that can be asked at once, and those whose code runs elsewhere. */
export interface EffectQueue {
  add(effect: Effect): void;
  has(effect: Effect): boolean;
  dequeue(): Effect | undefined;
  dequeueScripts(): readonly Effect[];
  remove(effect: Effect): void;
  readonly hasScripts: boolean;
  readonly isEmpty: boolean;
  /** A person did something: who was asked too often may be asked again. */
  resetRunCounts(): void;
}

/** @param onCircle told when followers make each other wait without end: all of them, once since the last start */
export function createEffectQueue(onCycle: (cycle: readonly Effect[]) => void): EffectQueue {
  const sync = new Set<Effect>();
  const scripts = new Set<Effect>();
  let counted = new Set<Effect>();
  let isCycleReported = false;

  function count(effect: Effect): void {
    effect.runCount += 1;
    counted.add(effect);
  }

  return {
    add(effect) {
      if (effect.isRemoved) return;
      if (effect.runCount >= MAX_RUNS) {
        if (isCycleReported) return;
        isCycleReported = true;
        onCycle([...counted].filter((one) => one.runCount >= MAX_RUNS - 1));
        return;
      }
      (effect.isInSandbox ? scripts : sync).add(effect);
    },
    has: (effect) => sync.has(effect) || scripts.has(effect),
    dequeue() {
      const [next] = sync;
      if (!next) return undefined;
      sync.delete(next);
      count(next);
      return next;
    },
    dequeueScripts() {
      const taken = [...scripts];
      scripts.clear();
      taken.forEach(count);
      return taken;
    },
    remove(effect) {
      sync.delete(effect);
      scripts.delete(effect);
    },
    get hasScripts() {
      return scripts.size > 0;
    },
    get isEmpty() {
      return scripts.size === 0 && sync.size === 0;
    },
    resetRunCounts() {
      for (const effect of counted) effect.runCount = 0;
      counted = new Set();
      isCycleReported = false;
    },
  };
}
