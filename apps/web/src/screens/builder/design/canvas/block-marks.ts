import { specOf } from '@tideform/components/specs';
import type { ComponentDefinition } from '@tideform/engine';

/** Whether people may not see a component although the canvas shows it. */
export function marksOf(definition: ComponentDefinition): {
  readonly isHidden: boolean;
  readonly isConditional: boolean;
} {
  const { hidden, conditional, customConditional, type } = definition;
  const rules = (typeof conditional === 'object' && conditional !== null ? conditional : {}) as Record<string, unknown>;
  return {
    isHidden: hidden === true || hidden === 'true' || specOf(type)?.isUnseen === true,
    isConditional:
      (typeof rules.when === 'string' && rules.when !== '') ||
      (Array.isArray(rules.conditions) && rules.conditions.length > 0) ||
      (typeof rules.json === 'object' && rules.json !== null) ||
      (typeof customConditional === 'string' && customConditional.trim() !== ''),
  };
}
