import type { FollowerPlan } from '../../../plan/place-plan.ts';
import type { LogicProblem } from '../../logic-problem.ts';

export function reportOf({ plan, kind }: FollowerPlan, reason: LogicProblem['reason'], detail: string): LogicProblem {
  return { nodeId: plan.id, kind, reason, detail };
}
