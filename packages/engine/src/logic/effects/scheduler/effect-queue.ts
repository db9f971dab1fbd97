import type { Effect } from '../../../fields/field-instance.ts';

/** Maximum runs of an effect per user action; an effect that reaches it is part of a cycle. */
export const MAX_RUNS = 10;

/** Queue of effects to run: synchronous ones, and scripts for the sandbox. */
export interface EffectQueue {
  add(effect: Effect): void;
  has(effect: Effect): boolean;
  dequeue(): Effect | undefined;
  dequeueScripts(): readonly Effect[];
  remove(effect: Effect): void;
  readonly hasScripts: boolean;
  readonly isEmpty: boolean;
  /** Resets all run counts, at the start of a user action. */
  resetRunCounts(): void;
}

/**
 * Creates an empty queue.
 * @param onCycle called once per user action with the effects that keep scheduling each other
 */
export function createEffectQueue(onCycle: (cycle: readonly Effect[]) => void): EffectQueue {
  const sync = new Set<Effect>();
  const scripts = new Set<Effect>();
  let countedEffects = new Set<Effect>();
  let isCycleReported = false;

  function count(effect: Effect): void {
    effect.runCount += 1;
    countedEffects.add(effect);
  }

  return {
    add(effect) {
      if (effect.isRemoved) return;
      if (effect.runCount >= MAX_RUNS) {
        if (isCycleReported) return;
        isCycleReported = true;
        onCycle([...countedEffects].filter((one) => one.runCount >= MAX_RUNS - 1));
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
      const effects = [...scripts];
      scripts.clear();
      effects.forEach(count);
      return effects;
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
      for (const effect of countedEffects) effect.runCount = 0;
      countedEffects = new Set();
      isCycleReported = false;
    },
  };
}
