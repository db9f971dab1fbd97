import type { Effect } from '../../../fields/field-instance.ts';
import type { EffectContext } from '../effect-context.ts';
import { applySyncResult } from '../results/apply-results.ts';
import { applyFailure } from '../results/apply-value.ts';
import { createLogicError } from '../results/create-logic-error.ts';
import { createCall } from './script-batch-runner.ts';

/**
 * Computes plain code at once, and takes what it gives. Where only the sandbox can say it, the follower is asked there from now on.
 *
 * @param data all answers as they are now
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
  // What code shows is not shown before it was asked.
  if (plan.role === 'visibility' && !result) writeTarget.setConditionMet(field, false);
  context.schedule(effect);
}
