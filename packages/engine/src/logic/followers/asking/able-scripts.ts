import type { FollowerPlan } from '../../../plan/place-plan.ts';
import type { ScriptOutcome } from '../../../scripts/script-host.ts';

/** Which code is asked: all of it, until somebody stops it. What needs no code is always asked. */
export interface AbleScripts {
  /** Somebody runs code here. */
  readonly isAny: boolean;
  canAsk(plan: FollowerPlan): boolean;
  /** This code is asked no more, in whatever row. */
  stop(plan: FollowerPlan): void;
  /** It ran out of time, for the first time: a device that is busy with something else makes honest code slow. */
  mayTryAgain(plan: FollowerPlan, outcome: ScriptOutcome): boolean;
  stopAll(): void;
}

export function createAbleScripts(isAny: boolean): AbleScripts {
  let runs = isAny;
  /** By the index of the script. */
  const stopped = new Set<number>();
  const tired = new Set<number>();
  return {
    get isAny() {
      return runs;
    },
    canAsk: ({ asks }) => asks.how !== 'script' || (runs && !stopped.has(asks.script)),
    stop({ asks }) {
      if (asks.how === 'script') stopped.add(asks.script);
    },
    mayTryAgain({ asks }, outcome) {
      if (outcome.status !== 'stopped' || outcome.reason !== 'time' || asks.how !== 'script') return false;
      if (tired.has(asks.script)) return false;
      tired.add(asks.script);
      return true;
    },
    stopAll() {
      runs = false;
    },
  };
}
