import { type BrokenRule, type ComponentSpec, formatAsText, isRecord } from '@tideform/engine';
import { textInputShape } from '../kit/read/field-shape.ts';
import {
  anything,
  flag,
  list,
  type ParsedShape,
  propsSchema,
  type SettingParser,
  text,
} from '../kit/read/setting-parsers.ts';
import { matchesMask } from '../kit/rules/input-mask.ts';
import { parseTextRules, validateText } from '../kit/rules/text-rules.ts';
import { normalizeText } from '../kit/rules/text-spec.ts';
import { valueSpec } from '../kit/rules/value-spec.ts';
import { withMultiple } from '../kit/rules/with-multiple.ts';

const DEFAULT_MASK = '(999) 999-9999';

/** Parses the mask: `false`, `""` and `null` mean no mask; a missing setting or `true` means form.io's default mask. */
const parseInputMask: SettingParser<string> = (raw) => (raw === undefined || raw === true ? DEFAULT_MASK : text()(raw));

const shape = {
  ...textInputShape,
  /** Whether the field accepts several phone numbers; the answer is then a list. */
  multiple: flag(),
  inputMask: parseInputMask,
  /** Whether respondents choose one of several masks. */
  allowMultipleMasks: flag(),
  inputMasks: list({ label: text(), mask: text() }),
  defaultValue: anything(),
  validate: parseTextRules,
};

export type PhoneNumberProps = ParsedShape<typeof shape>;

/** Phone number and the name of the mask that the respondent chose. */
export interface MaskedPhoneNumber {
  readonly value: string;
  /** Label of the chosen mask. */
  readonly maskName: string;
}

/** Answer: the phone number as displayed; if there are several masks, also the name of the chosen mask. */
export type PhoneNumberValue = string | MaskedPhoneNumber;

/** Component spec of a phone number. */
export const phoneNumber: ComponentSpec<PhoneNumberProps, PhoneNumberValue> = withMultiple({
  ...valueSpec,
  type: 'phoneNumber',
  valueKind: () => 'phone',
  props: propsSchema(shape),
  emptyValue: (props) => normalize(props.defaultValue ?? '', props) ?? '',
  isEmpty: (value) => getPhoneText(value).trim() === '',
  check: (value, props) => {
    const number = getPhoneText(value).trim();
    return [...validatePhoneFormat(number, getPhoneMask(props, value), props), ...validateText(number, props.validate)];
  },
  normalize,
  logicValue: (value) => getPhoneText(value),
});

export function getPhoneText(value: unknown): string {
  return isMaskedPhoneNumber(value) ? value.value : formatAsText(value);
}

/** Returns the masks that the respondent can choose from; empty if the author doesn't offer several. */
export function listChoosableMasks({ allowMultipleMasks, inputMasks }: PhoneNumberProps) {
  return allowMultipleMasks ? inputMasks.filter(({ label, mask }) => label !== '' && mask !== '') : [];
}

/** Returns the mask for an answer; '' if there is no mask. */
export function getPhoneMask(props: PhoneNumberProps, value: unknown): string {
  const masks = listChoosableMasks(props);
  if (masks.length === 0) return props.inputMask;
  return (masks.find((one) => isMaskedPhoneNumber(value) && one.label === value.maskName) ?? masks[0])?.mask ?? '';
}

/**
 * Returns whether a number is international (`+47 …`) and exempt from the mask: if there is no mask, or form.io's
 * default mask, which the author didn't choose.
 */
export function isInternational(number: string, mask: string): boolean {
  return number.startsWith('+') && (mask === '' || mask === DEFAULT_MASK);
}

/** Validates a number against the mask. An international number has at most 15 digits after the plus sign (E.164). */
function validatePhoneFormat(number: string, mask: string, { placeholder }: PhoneNumberProps): readonly BrokenRule[] {
  if (isInternational(number, mask)) {
    const isSound = /^\+[\d\s().-]+$/.test(number) && /^\d{7,15}$/.test(number.replace(/\D/g, ''));
    return isSound ? [] : [{ rule: 'phoneNumber' }];
  }
  if (mask === '' || matchesMask(number, mask)) return [];
  return [{ rule: 'mask', params: { mask: matchesMask(placeholder, mask) ? placeholder : mask } }];
}

function normalize(value: unknown, props: PhoneNumberProps): PhoneNumberValue | undefined {
  if (value === undefined) return undefined;
  const [first] = listChoosableMasks(props);
  if (isMaskedPhoneNumber(value)) return first ? value : value.value;
  const number = normalizeText(value);
  return first && typeof number !== 'object' ? { value: formatAsText(number), maskName: first.label } : number;
}

function isMaskedPhoneNumber(value: unknown): value is MaskedPhoneNumber {
  return isRecord(value) && typeof value.value === 'string' && typeof value.maskName === 'string';
}
