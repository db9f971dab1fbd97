import type { ComponentDefinition } from '../../../definition/form-definition.ts';
import { recordOf } from '../../../definition/read-property.ts';

/** As form.io chooses: code, else a simple condition, else JSONLogic. */
export function hasSimpleCondition(definition: ComponentDefinition): boolean {
  const { when, conditions } = recordOf(definition.conditional);
  return (typeof when === 'string' && when.trim() !== '') || (Array.isArray(conditions) && conditions.length > 0);
}
