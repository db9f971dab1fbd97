import type { Effect } from '../../../fields/field-instance.ts';
import type { EffectPlan } from '../../../plan/field-plan.ts';
import type { ScriptResult } from '../../../scripts/script-host.ts';

/** Tracks which scripts may run. Scripts that exceed their limits are stopped; snippets always run. */
export interface ScriptAvailability {
  /** False if scripts are disabled. */
  readonly isEnabled: boolean;
  canRun(effect: Effect): boolean;
  /** Stops a script in all rows for the rest of the session. */
  stop(plan: EffectPlan): void;
  /**
   * Records a result.
   * @returns true if the script timed out now but not in its previous run: a busy device can slow down harmless code
   */
  shouldRetry(plan: EffectPlan, result: ScriptResult): boolean;
  disable(): void;
}

export function createScriptAvailability(isEnabled: boolean): ScriptAvailability {
  let areEnabled = isEnabled;
  /** Stopped scripts, by index. */
  const stopped = new Set<number>();
  /** Scripts whose last run timed out, by index. */
  const timedOut = new Set<number>();
  return {
    get isEnabled() {
      return areEnabled;
    },
    canRun({ plan: { computation }, isInSandbox }) {
      return computation.type !== 'script' || ((areEnabled || !isInSandbox) && !stopped.has(computation.script));
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
      areEnabled = false;
    },
  };
}
