import { readNumberText } from '@tideform/engine';
import { valueSpec } from '../rules/value-spec.ts';
import { brokenNumberRules, isNoNumber, type NumberRules, type NumberValue, normalizeNumber } from './number-rules.ts';
import { roundNumber } from './round-number.ts';

interface NumberProps {
  readonly defaultValue: unknown;
  readonly validate: NumberRules;
  /** Decimal places; `undefined`: as many as there are. */
  readonly decimalLimit: number | undefined;
  /** What is calculated stays as it is. */
  readonly noRounding: boolean;
}

/** Reads a number that came from outside, as text too where readers of every language agree on it. */
function readNumber(value: unknown): NumberValue | undefined {
  const normalized = normalizeNumber(value);
  return typeof normalized === 'string' ? (readNumberText(normalized, true) ?? normalized) : normalized;
}

/** What components whose answer is one number have in common. */
export const numberSpec = {
  ...valueSpec,
  cell: 'narrow',
  emptyValue: (props: NumberProps) => readNumber(props.defaultValue),
  isEmpty: isNoNumber,
  check: (value: NumberValue, { validate }: NumberProps) => brokenNumberRules(value, validate),
  normalize: readNumber,
  /** What is no number is no answer: whoever answers could not mend it. */
  fromCalculation: (value: unknown, { decimalLimit, noRounding }: NumberProps) => {
    const calculated = normalizeNumber(value);
    if (typeof calculated !== 'number' || !Number.isFinite(calculated)) return undefined;
    return noRounding ? calculated : roundNumber(calculated, decimalLimit);
  },
} as const;
