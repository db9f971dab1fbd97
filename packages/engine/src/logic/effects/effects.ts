import type { Effect, FieldInstance } from '../../fields/field-instance.ts';
import { getFieldSegments } from '../../fields/field-path.ts';
import type { OpenScriptHost, ScriptProgram } from '../../scripts/script-host.ts';
import { createLogicError } from '../logic-error.ts';
import { applyFailure, applyValue, isActive, type WriteTarget, writeResult } from './apply-value.ts';
import { type AnswerChange, createDependencies } from './dependencies.ts';
import {
  createEffectQueue,
  createEffectRegistry,
  createScriptAvailability,
  createScriptRequests,
  type EffectContext,
} from './effect-context.ts';
import { type EffectInputs, evaluateSync, runSnippet } from './evaluate-sync.ts';
import { scheduleInitialEffects } from './schedule-initial-effects.ts';
import { applyResults, createScriptBatchRunner, emitEvent, type ScriptBatchRunner } from './script-batches.ts';

export interface EffectsOptions {
  readonly inputs: EffectInputs;
  readonly writeTarget: WriteTarget;
  /** True in a read-only session: effects that change answers are skipped. */
  readonly isFrozen: boolean;
  /** Opens the sandbox; `undefined` if scripts are disabled. */
  readonly open: OpenScriptHost | undefined;
  program(): ScriptProgram;
}

/** Runs all derived state of a session except simple conditions. */
export interface Effects {
  addField(field: FieldInstance): void;
  removeField(field: FieldInstance): void;
  /**
   * Schedules the effects that depend on a changed answer.
   * @param related fields whose answers change together with the changed answer
   * @param isInitial true while fields are initialized, so `onChange` scripts do not run
   */
  notifyChange(change: AnswerChange, related: readonly FieldInstance[], isInitial: boolean): void;
  /** Returns the fields with effects that read the answer of a field. */
  getDependents(field: FieldInstance): readonly FieldInstance[];
  /** Schedules effects that read their row index, after rows were added, removed or moved. */
  notifyRowsMoved(): void;
  /** Schedules the default value script of a field whose answer was filled with `value`. */
  requestDefault(field: FieldInstance, value: unknown): void;
  /** Writes calculated answers again: after a user edit, or when the answer is restored. */
  reapply(field: FieldInstance): void;
  /** Runs the next synchronous effect. @returns false if the queue was empty */
  runNext(): boolean;
  flushScripts(): void;
  /** Resets the run counts used for cycle detection, at the start of a user action. */
  resetRunCounts(): void;
  emit(event: string): void;
  /** Runs a script on demand, such as a button's `custom`. */
  request(field: FieldInstance, kind: string): Promise<unknown>;
  /** Effects with a queued or running script that have no result yet. */
  pendingEffects(): readonly Effect[];
  /** Fields whose calculation failed, was stopped or is still running, so that their answer may be out of date. */
  outdatedFields(): readonly FieldInstance[];
  /** True while effects are queued or scripts are running. */
  readonly isBusy: boolean;
  close(): void;
}

export function createEffects(options: EffectsOptions): Effects {
  const { inputs, writeTarget } = options;
  const context = createContext(options);
  const batchRunner = createBatchRunner(options, context);
  const { queue, dependencies, requests, scripts, schedule } = context;
  return {
    addField: (field) => scheduleInitialEffects(field, context),
    removeField(field) {
      for (const effect of field.effects.values()) disposeEffect(effect, context);
    },
    notifyChange(written, related, isInitial) {
      if (scripts.isEnabled && batchRunner?.isOpen) batchRunner.patches.record(written);
      dependencies.findDependents(written, schedule);
      for (const field of related) {
        if (!isInitial)
          for (const effect of field.effects.values()) if (effect.plan.role === 'change') schedule(effect);
        dependencies.findWatchers(field, schedule);
      }
    },
    getDependents: dependencies.findDependentFields,
    notifyRowsMoved: () => dependencies.findMovedRows(schedule),
    requestDefault(field, value) {
      const effect = findEffect(field, 'default');
      if (!effect) return;
      field.pendingDefault = { value };
      schedule(effect);
    },
    reapply: (field) => reapplyResults(field, context),
    runNext() {
      const effect = queue.dequeue();
      if (!effect || effect.isRemoved) return effect !== undefined;
      if (effect.plan.role !== 'trigger') writeTarget.applyRedefinitions();
      if (effect.plan.computation.type === 'script') {
        runSnippet(effect, inputs.read([]), context);
        return true;
      }
      const { value, reads } = evaluateSync(effect, inputs);
      dependencies.track(effect, reads);
      applyValue(effect, value, context);
      return true;
    },
    flushScripts: () => batchRunner?.start(),
    resetRunCounts: queue.resetRunCounts,
    emit: (event) => emitEvent(event, context),
    request(field, kind) {
      const effect = findEffect(field, 'request', kind);
      if (!effect || !scripts.canRun(effect)) return Promise.resolve(undefined);
      const answer = requests.add(effect);
      schedule(effect);
      return answer;
    },
    pendingEffects: () =>
      [...context.registry.sandboxEffects].filter(
        (effect) => !effect.result && (effect.runCount > 0 || queue.has(effect)),
      ),
    outdatedFields() {
      const isRunning = batchRunner?.isBusy ?? false;
      const pending = isRunning
        ? [...context.registry.sandboxEffects].filter((effect) => effect.runCount > 0 || queue.has(effect))
        : [];
      const fields = [...context.failed, ...pending]
        .filter(({ plan: { role } }) => role === 'calculation' || role === 'value')
        .map(({ field }) => field);
      return [...new Set(fields)].filter((field) => !field.isOverridden);
    },
    get isBusy() {
      return !queue.isEmpty || (batchRunner?.isBusy ?? false);
    },
    close() {
      batchRunner?.close();
      scripts.disable();
      queue.dequeueScripts();
      requests.end();
    },
  };
}

function createContext({ inputs, writeTarget, isFrozen, open }: EffectsOptions): EffectContext {
  const read = (field: FieldInstance) => inputs.read(getFieldSegments(field));
  const scripts = createScriptAvailability(open !== undefined);
  const queue = createEffectQueue((cycle) => reportCycle(cycle, writeTarget));
  const schedule = (effect: Effect) => {
    if (scripts.canRun(effect) && isActive(effect)) queue.add(effect);
  };
  const state = {
    registry: createEffectRegistry(),
    dependencies: createDependencies(read),
    requests: createScriptRequests(),
    failed: new Set<Effect>(),
  };
  return { writeTarget, isFrozen, read, loadRow: inputs.read, scripts, queue, schedule, ...state };
}

function createBatchRunner(
  { open, program, writeTarget }: EffectsOptions,
  context: EffectContext,
): ScriptBatchRunner | undefined {
  if (!open) return undefined;
  const batchRunner = createScriptBatchRunner({
    queue: context.queue,
    open,
    program,
    receive: (effects, results) => applyResults(effects, results, batchRunner.patches.pendingChanges, context),
    onIdle: writeTarget.onIdle,
    onFailure: (cause) => disableScripts(cause, context),
  });
  return batchRunner;
}

function disposeEffect(effect: Effect, { registry, queue, dependencies, failed }: EffectContext): void {
  failed.delete(effect);
  registry.remove(effect);
  queue.remove(effect);
  dependencies.untrack(effect);
}

/** Writes calculated answers again, except those of effects that are about to run. */
function reapplyResults(field: FieldInstance, context: EffectContext): void {
  for (const effect of field.effects.values()) {
    const { role } = effect.plan;
    const isAnswer = role === 'calculation' || (role === 'value' && isActive(effect));
    if (!isAnswer || context.queue.has(effect)) continue;
    if (effect.readsOwnAnswer) context.schedule(effect);
    else writeResult(effect, context);
  }
}

function findEffect({ effects }: FieldInstance, role: 'default' | 'request', kind?: string): Effect | undefined {
  for (const effect of effects.values()) {
    if (effect.plan.role === role && (kind === undefined || effect.plan.kind === kind)) return effect;
  }
  return undefined;
}

function reportCycle(cycle: readonly Effect[], { report }: WriteTarget): void {
  const names = [...new Set(cycle.map(({ field }) => field.plan.path || field.plan.id))].join(' ← ');
  for (const { plan } of cycle) report(createLogicError(plan, 'cycle', names));
}

/** Disables scripts after the sandbox failed to start; the form continues without them. */
function disableScripts(cause: unknown, context: EffectContext): void {
  const { scripts, queue, registry, requests, writeTarget } = context;
  scripts.disable();
  queue.dequeueScripts();
  const detail = cause instanceof Error ? cause.message : String(cause);
  for (const effect of registry.sandboxEffects) {
    writeTarget.report(createLogicError(effect.plan, 'unavailable', detail));
    applyFailure(effect, context);
  }
  requests.end();
  writeTarget.settle();
}
