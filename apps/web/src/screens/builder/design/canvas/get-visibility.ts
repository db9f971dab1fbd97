import { findSpec } from '@tideform/components/specs';
import type { ComponentDefinition } from '@tideform/engine';

/** Returns why respondents may not see a component that the canvas shows. */
export function getVisibility(definition: ComponentDefinition): {
  readonly isHidden: boolean;
  readonly isConditional: boolean;
} {
  const { hidden, conditional, customConditional, type } = definition;
  const rules = (typeof conditional === 'object' && conditional !== null ? conditional : {}) as Record<string, unknown>;
  return {
    isHidden: hidden === true || hidden === 'true' || findSpec(type)?.isUnseen === true,
    isConditional:
      (typeof rules.when === 'string' && rules.when !== '') ||
      (Array.isArray(rules.conditions) && rules.conditions.length > 0) ||
      (typeof rules.json === 'object' && rules.json !== null) ||
      (typeof customConditional === 'string' && customConditional.trim() !== ''),
  };
}
