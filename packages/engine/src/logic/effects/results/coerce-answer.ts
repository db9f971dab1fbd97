import type { FieldInstance } from '../../../fields/field-instance.ts';

/** Converts a value returned by logic to the shape of the field's answers. */
export function coerceAnswer({ plan: { spec }, props }: FieldInstance, value: unknown): unknown {
  if (!spec || value === undefined || value === null) return undefined;
  return spec.fromCalculation ? spec.fromCalculation(value, props) : spec.normalize(value, props);
}
