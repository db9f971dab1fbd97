import type { Effect, FieldInstance } from '../../fields/field-instance.ts';
import { getFieldSegments } from '../../fields/field-path.ts';
import { createDependencies } from './dependencies/dependencies.ts';
import type { EffectContext } from './effect-context.ts';
import { createEffectRegistry } from './effect-registry.ts';
import type { Effects, EffectsOptions } from './effects.ts';
import { applyResults } from './results/apply-results.ts';
import { applyValue, isActive, writeResult } from './results/apply-value.ts';
import { createLogicError } from './results/create-logic-error.ts';
import { emitEvent } from './results/emit-event.ts';
import type { WriteTarget } from './results/write-target.ts';
import { disableScripts } from './scheduler/disable-scripts.ts';
import { createEffectQueue } from './scheduler/effect-queue.ts';
import { evaluateSync } from './scheduler/evaluate-sync.ts';
import { runSnippet } from './scheduler/run-snippet.ts';
import { scheduleInitialEffects } from './scheduler/schedule-initial-effects.ts';
import { createScriptAvailability } from './scheduler/script-availability.ts';
import { createScriptBatchRunner, type ScriptBatchRunner } from './scheduler/script-batch-runner.ts';
import { createScriptRequests } from './scheduler/script-requests.ts';

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
