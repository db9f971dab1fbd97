import type { Effect } from '../../../fields/field-instance.ts';
import type { EffectPlan } from '../../../plan/field-plan.ts';
import type { ScriptResult } from '../../../scripts/script-host.ts';

/** Which code is asked: all of it, until somebody stops it. What needs no sandbox is always asked. */
export interface ScriptAvailability {
  /** Somebody runs code here. */
  readonly isEnabled: boolean;
  canRun(effect: Effect): boolean;
  /** This code is asked no more, in whatever row. */
  stop(plan: EffectPlan): void;
  /**
   * Takes note of how it went. True: it ran out of time, and did not the time before. A device that is busy with something else makes
   * honest code slow, now and then for as long as somebody fills in a form.
   */
  shouldRetry(plan: EffectPlan, result: ScriptResult): boolean;
  disable(): void;
}

export function createScriptAvailability(isEnabled: boolean): ScriptAvailability {
  let runs = isEnabled;
  /** By the index of the script. */
  const stopped = new Set<number>();
  /** What ran out of time when it was asked last. */
  const timedOut = new Set<number>();
  return {
    get isEnabled() {
      return runs;
    },
    canRun({ plan: { computation }, isInSandbox }) {
      return computation.type !== 'script' || ((runs || !isInSandbox) && !stopped.has(computation.script));
    },
    stop({ computation }) {
      if (computation.type === 'script') stopped.add(computation.script);
    },
    shouldRetry({ computation }, result) {
      if (computation.type !== 'script') return false;
      if (result.status !== 'stopped') timedOut.delete(computation.script);
      if (result.status !== 'stopped' || result.reason !== 'time') return false;
      if (timedOut.has(computation.script)) return false;
      timedOut.add(computation.script);
      return true;
    },
    disable() {
      runs = false;
    },
  };
}
