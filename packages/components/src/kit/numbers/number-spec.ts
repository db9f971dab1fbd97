import { parseNumberText } from '@tideform/engine';
import { valueSpec } from '../rules/value-spec.ts';
import { isEmptyNumber, type NumberRules, type NumberValue, normalizeNumber, validateNumber } from './number-rules.ts';
import { roundNumber } from './round-number.ts';

interface NumberProps {
  readonly defaultValue: unknown;
  readonly validate: NumberRules;
  /** Maximum number of decimal places; `undefined` if unlimited. */
  readonly decimalLimit: number | undefined;
  /** Whether calculated values are left unrounded. */
  readonly noRounding: boolean;
}

/** Converts an external value to a number. Text is accepted only if it represents the same number in every locale. */
function parseExternalNumber(value: unknown): NumberValue | undefined {
  const normalized = normalizeNumber(value);
  return typeof normalized === 'string' ? (parseNumberText(normalized, true) ?? normalized) : normalized;
}

/** Shared spec of components whose answer is one number. */
export const numberSpec = {
  ...valueSpec,
  cell: 'narrow',
  emptyValue: (props: NumberProps) => parseExternalNumber(props.defaultValue),
  isEmpty: isEmptyNumber,
  check: (value: NumberValue, { validate }: NumberProps) => validateNumber(value, validate),
  normalize: parseExternalNumber,
  /** Drops a calculated value that isn't a number, because the respondent couldn't correct it. */
  fromCalculation: (value: unknown, { decimalLimit, noRounding }: NumberProps) => {
    const calculated = normalizeNumber(value);
    if (typeof calculated !== 'number' || !Number.isFinite(calculated)) return undefined;
    return noRounding ? calculated : roundNumber(calculated, decimalLimit);
  },
} as const;
