import type { Effect } from '../../../fields/field-instance.ts';
import type { EffectContext } from '../effect-context.ts';
import { applySyncResult } from '../results/apply-results.ts';
import { applyFailure } from '../results/apply-value.ts';
import { createLogicError } from '../results/create-logic-error.ts';
import { createCall } from './script-batch-runner.ts';

/**
 * Runs a plain snippet synchronously and applies its result. If only the sandbox supports it, the effect moves to the
 * sandbox.
 *
 * @param data all current answers
 */
export function runSnippet(effect: Effect, data: unknown, context: EffectContext): void {
  const { computation } = effect.plan;
  const { names, ...call } = createCall(effect);
  const result =
    computation.type === 'script' ? computation.snippet?.run({ ...call, data, result: names?.result }) : undefined;
  if (result) applySyncResult(effect, result, context);
  else runInSandbox(effect, context);
}

function runInSandbox(effect: Effect, context: EffectContext): void {
  const { registry, scripts, writeTarget } = context;
  const { plan, field, result } = effect;
  registry.moveToSandbox(effect);
  if (!scripts.canRun(effect)) {
    writeTarget.report(createLogicError(plan, 'unavailable', ''));
    applyFailure(effect, context);
    return;
  }
  // A field whose visibility depends on a script stays hidden until the first result.
  if (plan.role === 'visibility' && !result) writeTarget.setConditionMet(field, false);
  context.schedule(effect);
}
