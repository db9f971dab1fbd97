import { formatAsText } from '@tideform/engine';
import { list, oneOf, type ParsedShape, text } from './setting-parsers.ts';

const shape = { label: text(), value: (raw: unknown) => raw };

/** Choice of a list. `value` has its stored type: usually text, sometimes a number, a boolean or an object. */
export type Choice = ParsedShape<typeof shape>;

/**
 * Parses choices in the format `[{ label, value }]`. Drops the blank row that form.io's builder starts with, and
 * accepts plain texts.
 */
export function parseChoiceList(raw: unknown): readonly Choice[] {
  if (!Array.isArray(raw)) return [];
  const objects = raw.map((one) =>
    typeof one === 'string' || typeof one === 'number' ? { label: one, value: one } : one,
  );
  return list(shape)(objects)
    .filter((choice) => choice.label !== '' || (choice.value !== '' && choice.value != null))
    .map((choice) => (choice.label === '' ? { ...choice, label: getChoiceKey(choice.value) } : choice));
}

/** Returns the text that identifies a choice: a stored 1 matches the choice "1". */
export const getChoiceKey = (value: unknown): string => formatAsText(value);

/** Returns the label of the choice with a value; if the choice doesn't exist (any more), the value as text. */
export function getChoiceLabel(options: readonly Choice[], value: unknown): string {
  const key = getChoiceKey(value);
  return options.find((option) => getChoiceKey(option.value) === key)?.label ?? key;
}

/** Returns whether two lists contain equal choices. */
export const areSameChoices = (ones: readonly Choice[], others: readonly Choice[]): boolean =>
  ones.length === others.length &&
  ones.every(({ label, value }, at) => label === others[at]!.label && value === others[at]!.value);

/** Storage type of a chosen value. `auto` converts text that looks like a number or boolean. */
export const parseChoiceDataType = oneOf('auto', 'string', 'number', 'boolean', 'object');

export type ChoiceDataType = ReturnType<typeof parseChoiceDataType>;

/** Converts the value of a choice to the value that is stored as the answer. */
export function toStoredChoiceValue(value: unknown, dataType: ChoiceDataType): unknown {
  if (typeof value !== 'string' || dataType === 'string' || dataType === 'object')
    return convertToDataType(value, dataType);
  // JSON can't represent Infinity and NaN; they would be stored as null.
  const number = Number(value);
  if (dataType !== 'boolean' && value !== '' && String(number) === value && Number.isFinite(number)) return number;
  if (dataType !== 'number' && (value === 'true' || value === 'false')) return value === 'true';
  return value;
}

/** Converts an external answer to the storage type, so that it equals the value of a choice. */
export function convertToDataType(value: unknown, dataType: ChoiceDataType): unknown {
  if (value == null || value === '' || dataType === 'object') return value;
  if (dataType === 'auto') return typeof value === 'string' ? toStoredChoiceValue(value, 'auto') : value;
  return dataType === 'string' ? getChoiceKey(value) : toStoredChoiceValue(getChoiceKey(value), dataType);
}
