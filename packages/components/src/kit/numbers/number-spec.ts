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

/** What components whose answer is one number have in common. */
export const numberSpec = {
  ...valueSpec,
  cell: 'narrow',
  emptyValue: (props: NumberProps) => normalizeNumber(props.defaultValue),
  isEmpty: isNoNumber,
  check: (value: NumberValue, { validate }: NumberProps) => brokenNumberRules(value, validate),
  normalize: normalizeNumber,
  /** What is no number is no answer: whoever answers could not mend it. */
  fromCalculation: (value: unknown, { decimalLimit, noRounding }: NumberProps) => {
    const calculated = normalizeNumber(value);
    if (typeof calculated !== 'number' || !Number.isFinite(calculated)) return undefined;
    return noRounding ? calculated : roundNumber(calculated, decimalLimit);
  },
} as const;
