import { sampleAnswerOf } from '@tideform/components/palette';
import { isRecord } from '@tideform/engine';
import type { TitleField } from './title-fields.ts';

/** Answers to show what a title looks like: each says which field it is of; choices, numbers and dates are real ones. */
export function sampleAnswers(fields: readonly TitleField[]): Readonly<Record<string, unknown>> {
  const data: Record<string, unknown> = {};
  for (const field of fields) {
    put(data, field.names, field.columns ? [sampleAnswers(field.columns)] : answerFor(field));
  }
  return data;
}

function put(data: Record<string, unknown>, names: readonly string[], value: unknown): void {
  const [name = '', ...rest] = names;
  if (rest.length === 0) {
    data[name] = value;
    return;
  }
  const inner = isRecord(data[name]) ? { ...data[name] } : {};
  put(inner, rest, value);
  data[name] = inner;
}

/** Words say whose they are; everything else is as somebody might answer. */
function answerFor({ definition, kind, name }: TitleField): unknown {
  const sample = kind === 'text' ? undefined : sampleAnswerOf(definition);
  return sample ?? `‹${name}›`;
}
