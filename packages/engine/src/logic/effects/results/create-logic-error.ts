import type { EffectPlan } from '../../../plan/field-plan.ts';
import type { LogicError } from '../../logic-error.ts';

export function createLogicError({ plan, kind }: EffectPlan, reason: LogicError['reason'], detail: string): LogicError {
  return { nodeId: plan.id, kind, reason, detail };
}
