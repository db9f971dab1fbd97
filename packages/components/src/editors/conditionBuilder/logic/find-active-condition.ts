import { isRecord } from '@tideform/engine';
import { hasJsonLogic } from './parse-condition.ts';

/**
 * Returns which of a component's conditions applies, in the engine's order of precedence: JavaScript, comparisons,
 * JSONLogic.
 *
 * @param conditional stored `conditional` of the component
 * @returns `undefined` if the component has no condition and is always shown
 */
export function findActiveCondition(
  customConditional: unknown,
  conditional: unknown,
): 'code' | 'comparisons' | 'json' | undefined {
  if (typeof customConditional === 'string' && customConditional.trim() !== '') return 'code';
  if (hasComparisons(conditional)) return 'comparisons';
  return hasJsonLogic(conditional) ? 'json' : undefined;
}

function hasComparisons(conditional: unknown): boolean {
  if (!isRecord(conditional)) return false;
  const { when, conditions } = conditional;
  return (typeof when === 'string' && when.trim() !== '') || (Array.isArray(conditions) && conditions.length > 0);
}
