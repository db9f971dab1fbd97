import { createSampleAnswer } from '@tideform/components/palette';
import { isRecord } from '@tideform/engine';
import type { TemplateField } from './template-fields.ts';

/**
 * Creates answers for previews. Texts contain the name of their field; choices, numbers and dates are plausible values.
 */
export function createSampleAnswers(fields: readonly TemplateField[]): Readonly<Record<string, unknown>> {
  const data: Record<string, unknown> = {};
  for (const field of fields) {
    setValueAt(data, field.names, field.columns ? [createSampleAnswers(field.columns)] : createFieldAnswer(field));
  }
  return data;
}

function setValueAt(data: Record<string, unknown>, names: readonly string[], value: unknown): void {
  const [name = '', ...rest] = names;
  if (rest.length === 0) {
    data[name] = value;
    return;
  }
  const nested = isRecord(data[name]) ? { ...data[name] } : {};
  setValueAt(nested, rest, value);
  data[name] = nested;
}

/** Returns a sample answer for a field: the name of the field for a text, and a plausible value for any other kind. */
function createFieldAnswer({ definition, kind, name }: TemplateField): unknown {
  const sample = kind === 'text' ? undefined : createSampleAnswer(definition);
  return sample ?? `‹${name}›`;
}
