import { DATA_SOURCE_ROWS } from '../../../data/data-source-rows.ts';
import { findHostileJson } from '../../../definition/find-hostile-json.ts';
import type { Effect } from '../../../fields/field-instance.ts';
import type { EffectRole } from '../../../plan/effect-role.ts';
import type { ScriptResult, ScriptSideEffect } from '../../../scripts/script-host.ts';
import type { AnswerChange } from '../dependencies/dependency-graph.ts';
import type { EffectContext } from '../effect-context.ts';
import { applyFailure, applyValue, isActive } from './apply-value.ts';
import { createLogicError } from './create-logic-error.ts';
import { emitEvent } from './emit-event.ts';
import { parseConsoleLines } from './parse-console-lines.ts';
import { parseResult } from './parse-result.ts';

const sideEffectRoles: ReadonlySet<EffectRole> = new Set(['calculation', 'value', 'action', 'change', 'request']);

/** Roles of effects that don't change the answer if the script does not assign `value`. */
const answerRoles: ReadonlySet<EffectRole> = new Set(['calculation', 'value']);

/**
 * Applies the results of one batch.
 *
 * @param changes answers written while the batch ran
 */
export function applyResults(
  effects: readonly Effect[],
  results: readonly ScriptResult[],
  changes: readonly AnswerChange[],
  context: EffectContext,
): void {
  const { dependencies, schedule, queue } = context;
  for (const [index, effect] of effects.entries()) trackReads(effect, results[index]!, context);
  // Answers written while the batch ran make effects that read them stale.
  for (const one of changes) dependencies.findDependents(one, schedule);
  dependencies.findMovedRows(schedule);
  // Trigger results are applied first, so that actions see the current state of their `logic` entry.
  const ordered = [...effects.entries()].sort(([, a], [, b]) => Number(isTrigger(b)) - Number(isTrigger(a)));
  for (const [index, effect] of ordered) {
    if (effect.plan.isOnce || !queue.has(effect)) applyResult(effect, results[index]!, context);
  }
  context.writeTarget.settle();
}

/** Applies the result of a script that ran synchronously. */
export function applySyncResult(effect: Effect, result: ScriptResult, context: EffectContext): void {
  trackReads(effect, result, context);
  applyResult(effect, result, context);
}

function trackReads(effect: Effect, { reads, readsRowIndex }: ScriptResult, context: EffectContext): void {
  if (reads) context.dependencies.track(effect, reads);
  // Reading a row that was not requested yet requests it.
  for (const { path } of reads ?? []) if (path[0] === DATA_SOURCE_ROWS) context.loadRow(path);
  if (readsRowIndex) context.dependencies.trackRowIndex(effect);
}

function applyResult(effect: Effect, result: ScriptResult, context: EffectContext): void {
  const { plan } = effect;
  const { writeTarget, scripts } = context;
  for (const line of parseConsoleLines(result)) writeTarget.log({ nodeId: plan.plan.id, kind: plan.kind, ...line });
  if (scripts.shouldRetry(plan, result)) {
    context.schedule(effect);
    return;
  }
  const parsed = parseResult(result);
  if (result.status === 'stopped') scripts.stop(plan);
  if (parsed.isValue) writeTarget.clearError(plan.plan.id, plan.kind);
  else writeTarget.report(createLogicError(plan, parsed.reason, parsed.detail));
  if (!effect.isRemoved && isActive(effect)) {
    if (sideEffectRoles.has(plan.role) && !context.isFrozen)
      for (const sideEffect of result.effects ?? []) applySideEffect(sideEffect, context);
    if (parsed.isValue && parsed.isUnassigned && answerRoles.has(plan.role)) handleUnassigned(effect, context);
    else if (parsed.isValue) applyValue(effect, parsed.value, context);
    else applyFailure(effect, context);
  }
  context.requests.resolve(effect, parsed.isValue ? parsed.value : undefined);
}

/** Handles a calculation that succeeded without assigning a value. */
function handleUnassigned(effect: Effect, { failed }: EffectContext): void {
  effect.result = undefined;
  failed.delete(effect);
}

function applySideEffect(sideEffect: ScriptSideEffect, context: EffectContext): void {
  context.writeTarget.applyRedefinitions();
  if (sideEffect.kind === 'emit') emitEvent(sideEffect.event, context);
  else if (!findHostileJson(sideEffect.value ?? null)) context.writeTarget.writeAt(sideEffect);
}

function isTrigger({ plan }: Effect): boolean {
  return plan.role === 'trigger';
}
