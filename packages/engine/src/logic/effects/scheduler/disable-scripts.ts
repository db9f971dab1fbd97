import type { EffectContext } from '../effect-context.ts';
import { applyFailure } from '../results/apply-value.ts';
import { createLogicError } from '../results/create-logic-error.ts';

/** Disables scripts after the sandbox failed to start; the form continues without them. */
export function disableScripts(cause: unknown, context: EffectContext): void {
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
