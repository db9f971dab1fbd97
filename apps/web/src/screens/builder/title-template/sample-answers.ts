import { isRecord } from '@tideform/components/kit/read/lenient.ts';
import type { TitleField } from './title-fields.ts';
import { words } from './title-template.words.ts';

/** Answers to show what a title looks like: each says which field it is of; choices, numbers and dates are real ones. */
export function sampleAnswers(fields: readonly TitleField[]): Readonly<Record<string, unknown>> {
  const data: Record<string, unknown> = {};
  for (const { names, definition, columns, name } of fields) {
    put(data, names, columns ? [sampleAnswers(columns)] : answerFor(definition, name));
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

function answerFor({ type, values, data }: TitleField['definition'], name: string): unknown {
  const choice = firstChoice(values) ?? firstChoice(isRecord(data) ? data.values : undefined);
  if (type === 'selectboxes') return choice === undefined ? {} : { [String(choice)]: true };
  if (choice !== undefined) return choice;
  const sample = Object.hasOwn(samples, type) ? samples[type as keyof typeof samples] : undefined;
  return sample ?? words.sample.text(name);
}

const samples = {
  number: 42,
  currency: 42.5,
  checkbox: true,
  datetime: '2026-11-21T09:30:00',
  day: '11/21/2026',
  time: '09:30:00',
  email: 'ada@example.com',
  phoneNumber: '+49 30 123456',
  url: 'https://example.com',
} as const;

function firstChoice(list: unknown): unknown {
  const first: unknown = Array.isArray(list) ? list[0] : undefined;
  return isRecord(first) && first.value !== '' ? first.value : undefined;
}
