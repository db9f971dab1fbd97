import { brokenNumberRules, isNoNumber, type NumberRules, type NumberValue, normalizeNumber } from './number-rules.ts';

interface NumberProps {
  readonly defaultValue: unknown;
  readonly validate: NumberRules;
}

/** What components whose answer is one number have in common. */
export const numberSpec = {
  shape: 'value',
  emptyValue: (props: NumberProps) => normalizeNumber(props.defaultValue),
  isEmpty: isNoNumber,
  check: (value: NumberValue, { validate }: NumberProps) => brokenNumberRules(value, validate),
  normalize: normalizeNumber,
  children: () => [],
  logicValue: (value: NumberValue | undefined) => value,
} as const;
