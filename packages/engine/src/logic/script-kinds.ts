import type { ComponentDefinition } from '../definition/form-definition.ts';
import { recordOf } from '../definition/read-property.ts';

/** Names the kinds of logic of a component that are kept and not run: code, and JSONLogic rules. */
export function scriptKindsOf(definition: ComponentDefinition): readonly string[] {
  const { json: conditionRule } = recordOf(definition.conditional);
  const { custom, json: validateRule } = recordOf(definition.validate);
  const written: Readonly<Record<string, unknown>> = {
    customConditional: definition.customConditional,
    'conditional.json': conditionRule,
    customDefaultValue: definition.customDefaultValue,
    calculateValue: definition.calculateValue,
    'validate.custom': custom,
    'validate.json': validateRule,
    logic: definition.logic,
    onChange: definition.onChange,
  };
  return Object.keys(written).filter((kind) => isWritten(written[kind]));
}

function isWritten(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  if (Array.isArray(value)) return value.length > 0;
  return typeof value === 'object' && value !== null && Object.keys(value).length > 0;
}
