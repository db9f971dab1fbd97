import type { ComponentDefinition } from '../../../definition/form-definition.ts';
import { toRecord } from '../../../definition/read-property.ts';

/**
 * Returns true if a component has a simple condition. Precedence as in form.io: code, then a simple condition, then
 * JSONLogic.
 */
export function hasSimpleCondition(definition: ComponentDefinition): boolean {
  const { when, conditions } = toRecord(definition.conditional);
  return (typeof when === 'string' && when.trim() !== '') || (Array.isArray(conditions) && conditions.length > 0);
}
