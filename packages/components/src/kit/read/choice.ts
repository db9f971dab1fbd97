import { wordOf } from '@tideform/engine';
import { list, oneOf, type Read, text } from './lenient.ts';

const shape = { label: text(), value: (raw: unknown) => raw };

/** One thing to choose. `value` is as stored: text mostly, sometimes a number, a boolean or an object. */
export type Choice = Read<typeof shape>;

/** Reads `[{ label, value }]`. The blank line that form.io's builder starts with is left out; plain texts are allowed. */
export function choices(raw: unknown): readonly Choice[] {
  if (!Array.isArray(raw)) return [];
  const objects = raw.map((one) =>
    typeof one === 'string' || typeof one === 'number' ? { label: one, value: one } : one,
  );
  return list(shape)(objects)
    .filter((choice) => choice.label !== '' || (choice.value !== '' && choice.value != null))
    .map((choice) => (choice.label === '' ? { ...choice, label: choiceKey(choice.value) } : choice));
}

/** Text by which choices are compared: a stored 1 is the choice "1". */
export const choiceKey = (value: unknown): string => wordOf(value);

/** @returns the label of the choice, or the answer itself where no choice has it (any more) */
export function choiceLabel(options: readonly Choice[], value: unknown): string {
  const key = choiceKey(value);
  return options.find((option) => choiceKey(option.value) === key)?.label ?? key;
}

/** Whether two lists, of two fields it may be, offer the same. */
export const sameChoices = (ones: readonly Choice[], others: readonly Choice[]): boolean =>
  ones.length === others.length &&
  ones.every(({ label, value }, at) => label === others[at]!.label && value === others[at]!.value);

/** How an answer is stored: `auto` makes numbers and booleans of texts that look like them. */
export const choiceDataType = oneOf('auto', 'string', 'number', 'boolean', 'object');

export type ChoiceDataType = ReturnType<typeof choiceDataType>;

/** Value of a choice as it is stored when somebody chooses it. */
export function storedChoice(value: unknown, dataType: ChoiceDataType): unknown {
  if (typeof value !== 'string' || dataType === 'string' || dataType === 'object') return asDataType(value, dataType);
  // JSON has no Infinity and no NaN: they would be stored as null.
  const number = Number(value);
  if (dataType !== 'boolean' && value !== '' && String(number) === value && Number.isFinite(number)) return number;
  if (dataType !== 'number' && (value === 'true' || value === 'false')) return value === 'true';
  return value;
}

/** An answer from outside as it is when somebody chooses it, so that it is the same wherever it comes from. */
export function asDataType(value: unknown, dataType: ChoiceDataType): unknown {
  if (value == null || value === '' || dataType === 'object') return value;
  if (dataType === 'auto') return typeof value === 'string' ? storedChoice(value, 'auto') : value;
  return dataType === 'string' ? choiceKey(value) : storedChoice(choiceKey(value), dataType);
}
