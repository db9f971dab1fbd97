import type { EffectContext } from '../effect-context.ts';
import { applyValue } from './apply-value.ts';

/** Turns on the `logic` entries of all triggers that wait for an event. */
export function emitEvent(
  event: string,
  context: Pick<EffectContext, 'registry' | 'writeTarget' | 'read' | 'schedule' | 'failed'>,
): void {
  for (const effect of context.registry.getListeners(event)) applyValue(effect, true, context);
}
