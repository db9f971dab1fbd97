import { recordOf } from '../definition/read-property.ts';
import type { PlacePlan } from '../session/plan/place-plan.ts';
import type { SessionWarning } from '../session/session.ts';
import { readPattern } from './pattern.ts';

/** Names every `validate.pattern` that cannot be read and therefore does not hold. */
export function findUnusablePatterns(plans: readonly PlacePlan[]): readonly SessionWarning[] {
  return plans.flatMap(({ id, definition }): readonly SessionWarning[] => {
    const { pattern } = recordOf(definition.validate);
    if (typeof pattern !== 'string' || pattern === '' || readPattern(pattern)) return [];
    return [{ code: 'unusable-pattern', nodeId: id, detail: pattern }];
  });
}
