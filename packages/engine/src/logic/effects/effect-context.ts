import type { Effect, FieldInstance } from '../../fields/field-instance.ts';
import type { EffectPlan } from '../../plan/field-plan.ts';
import type { ScriptResult } from '../../scripts/script-host.ts';
import type { ResultContext } from './apply-value.ts';
import type { Dependencies } from './dependencies.ts';

/** Services and state shared by all effects of a session. */
export interface EffectContext extends ResultContext {
  readonly registry: EffectRegistry;
  readonly queue: EffectQueue;
  readonly dependencies: Dependencies;
  readonly scripts: ScriptAvailability;
  readonly requests: ScriptRequests;
  /** True in a read-only session: effects that change answers are skipped. */
  readonly isFrozen: boolean;
  /** Requests a row of a data source (`DATA_SOURCE_ROWS`) unless the row was requested before. */
  loadRow(path: readonly string[]): unknown;
  /** Effects whose last run failed. */
  readonly failed: Set<Effect>;
  /** Queues an effect if it is active and may run. */
  schedule(effect: Effect): void;
}

/** Registry of all effects of a session. */
interface EffectRegistry {
  /** Creates the effects of a field. */
  add(field: FieldInstance, plans: readonly EffectPlan[]): void;
  remove(effect: Effect): void;
  /** Makes all later runs of an effect's script use the sandbox. */
  moveToSandbox(effect: Effect): void;
  /** Effects whose script runs in the sandbox. */
  readonly sandboxEffects: ReadonlySet<Effect>;
  getListeners(event: string): readonly Effect[];
}

export function createEffectRegistry(): EffectRegistry {
  const scripted = new Set<Effect>();
  const byEvent = new Map<string, Set<Effect>>();
  let count = 0;

  function createEffect(plan: EffectPlan, field: FieldInstance): Effect {
    const effect = createEffectOfPlan(plan, field, count++);
    const { computation } = plan;
    if (effect.isInSandbox) scripted.add(effect);
    if (computation.type === 'event')
      byEvent.set(computation.event, (byEvent.get(computation.event) ?? new Set()).add(effect));
    return effect;
  }

  return {
    add(field, plans) {
      field.effects = new Map(plans.map((plan) => [plan, createEffect(plan, field)]));
    },
    moveToSandbox(effect) {
      effect.isInSandbox = true;
      scripted.add(effect);
    },
    remove(effect) {
      effect.isRemoved = true;
      scripted.delete(effect);
      const { computation } = effect.plan;
      if (computation.type === 'event') byEvent.get(computation.event)?.delete(effect);
    },
    sandboxEffects: scripted,
    getListeners: (event) => [...(byEvent.get(event) ?? [])],
  };
}

/** Returns true for a script that is not a plain snippet. */
export const needsSandbox = ({ computation }: EffectPlan): boolean =>
  computation.type === 'script' && !computation.snippet;

function createEffectOfPlan(plan: EffectPlan, field: FieldInstance, callId: number): Effect {
  const initial = { subscriptions: [], result: undefined, brokenRule: undefined, runCount: 0, readsOwnAnswer: false };
  const isInSandbox = needsSandbox(plan);
  return { plan, field, callId, ...initial, isInSandbox, rowIndex: undefined, isRemoved: false };
}

/** Maximum runs of an effect per user action; an effect that reaches it is part of a cycle. */
const MAX_RUNS = 10;

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

/** Tracks which scripts may run. Scripts that exceed their limits are stopped; snippets always run. */
interface ScriptAvailability {
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

/** Promises returned to callers that requested a script run. */
interface ScriptRequests {
  add(effect: Effect): Promise<unknown>;
  resolve(effect: Effect, value: unknown): void;
  /** Resolves all pending requests with `undefined`. */
  end(): void;
}

export function createScriptRequests(): ScriptRequests {
  const pending = new Map<Effect, ((value: unknown) => void)[]>();
  return {
    add: (effect) =>
      new Promise((resolve) => {
        pending.set(effect, [...(pending.get(effect) ?? []), resolve]);
      }),
    resolve(effect, value) {
      const resolves = pending.get(effect) ?? [];
      pending.delete(effect);
      for (const resolve of resolves) resolve(value);
    },
    end() {
      for (const resolve of [...pending.values()].flat()) resolve(undefined);
      pending.clear();
    },
  };
}
