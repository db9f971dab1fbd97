import type { ComponentDefinition } from '../definition/form-definition.ts';
import { recordOf } from '../definition/read-property.ts';

/** Where form.io keeps code and JSONLogic rules: our name of the kind, and the properties on the way. */
const kinds: readonly (readonly [kind: string, property: string, inner?: string])[] = [
  ['customConditional', 'customConditional'],
  ['conditional.json', 'conditional', 'json'],
  ['customDefaultValue', 'customDefaultValue'],
  ['calculateValue', 'calculateValue'],
  ['validate.custom', 'validate', 'custom'],
  ['validate.json', 'validate', 'json'],
  ['logic', 'logic'],
  ['onChange', 'onChange'],
];

/** Names the kinds of logic of a component that are kept and not run: code, and JSONLogic rules. */
export function scriptKindsOf(definition: ComponentDefinition): readonly string[] {
  return kinds
    .filter(([, property, inner]) => isWritten(inner ? recordOf(definition[property])[inner] : definition[property]))
    .map(([kind]) => kind);
}

function isWritten(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  if (Array.isArray(value)) return value.length > 0;
  return typeof value === 'object' && value !== null && Object.keys(value).length > 0;
}
