import type { Follower } from '../../../places/place.ts';
import type { FollowerPlan } from '../../../plan/place-plan.ts';
import type { ScriptOutcome } from '../../../scripts/script-host.ts';

/** Which code is asked: all of it, until somebody stops it. What needs no sandbox is always asked. */
export interface AbleScripts {
  /** Somebody runs code here. */
  readonly isAny: boolean;
  canAsk(follower: Follower): boolean;
  /** This code is asked no more, in whatever row. */
  stop(plan: FollowerPlan): void;
  /**
   * Takes note of how it went. True: it ran out of time, and did not the time before. A device that is busy with something else makes
   * honest code slow, now and then for as long as somebody fills in a form.
   */
  mayTryAgain(plan: FollowerPlan, outcome: ScriptOutcome): boolean;
  stopAll(): void;
}

export function createAbleScripts(isAny: boolean): AbleScripts {
  let runs = isAny;
  /** By the index of the script. */
  const stopped = new Set<number>();
  /** What ran out of time when it was asked last. */
  const tired = new Set<number>();
  return {
    get isAny() {
      return runs;
    },
    canAsk({ plan: { asks }, isInSandbox }) {
      return asks.how !== 'script' || ((runs || !isInSandbox) && !stopped.has(asks.script));
    },
    stop({ asks }) {
      if (asks.how === 'script') stopped.add(asks.script);
    },
    mayTryAgain({ asks }, outcome) {
      if (asks.how !== 'script') return false;
      if (outcome.status !== 'stopped') tired.delete(asks.script);
      if (outcome.status !== 'stopped' || outcome.reason !== 'time') return false;
      if (tired.has(asks.script)) return false;
      tired.add(asks.script);
      return true;
    },
    stopAll() {
      runs = false;
    },
  };
}
