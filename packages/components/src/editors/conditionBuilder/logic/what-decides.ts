import { isRecord } from '@tideform/engine';
import { hasJsonLogic } from './condition-shape.ts';

/**
 * Which of a component's conditions is followed, as the engine chooses: JavaScript, else comparisons, else JSONLogic.
 *
 * @param conditional as it is stored
 * @returns `undefined` when nothing is: it is always shown
 */
export function whatDecides(
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
