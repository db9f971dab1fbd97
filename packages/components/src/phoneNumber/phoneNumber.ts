import { type BrokenRule, type ComponentSpec, formatAsText, isRecord } from '@tideform/engine';
import { typedShape } from '../kit/read/field-shape.ts';
import { anything, flag, list, propsSchema, type Read, type Reader, text } from '../kit/read/lenient.ts';
import { matchesMask } from '../kit/rules/input-mask.ts';
import { textRules, validateText } from '../kit/rules/text-rules.ts';
import { normalizeText } from '../kit/rules/text-spec.ts';
import { valueSpec } from '../kit/rules/value-spec.ts';
import { withMultiple } from '../kit/rules/with-multiple.ts';

const DEFAULT_MASK = '(999) 999-9999';

/** Parses the mask: `false`, `""` and `null` mean none; a missing setting means form.io's default. */
const inputMask: Reader<string> = (raw) => (raw === undefined || raw === true ? DEFAULT_MASK : text()(raw));

const shape = {
  ...typedShape,
  /** Whether the answer is a list. */
  multiple: flag(),
  inputMask,
  /** Whether respondents choose one of several masks. */
  allowMultipleMasks: flag(),
  inputMasks: list({ label: text(), mask: text() }),
  defaultValue: anything(),
  validate: textRules,
};

export type PhoneNumberProps = Read<typeof shape>;

/** Phone number with a chosen mask. */
export interface MaskedPhoneNumber {
  readonly value: string;
  /** `label` of the mask. */
  readonly maskName: string;
}

/** Answer: the displayed number; with several masks, also the name of the chosen one. */
export type PhoneNumberValue = string | MaskedPhoneNumber;

/** Spec of a phone number. */
export const phoneNumber: ComponentSpec<PhoneNumberProps, PhoneNumberValue> = withMultiple({
  ...valueSpec,
  type: 'phoneNumber',
  valueKind: () => 'phone',
  props: propsSchema(shape),
  emptyValue: (props) => normalize(props.defaultValue ?? '', props) ?? '',
  isEmpty: (value) => getPhoneText(value).trim() === '',
  check: (value, props) => {
    const number = getPhoneText(value).trim();
    return [...validateForm(number, getMask(props, value), props), ...validateText(number, props.validate)];
  },
  normalize,
  logicValue: (value) => getPhoneText(value),
});

export function getPhoneText(value: unknown): string {
  return isMasked(value) ? value.value : formatAsText(value);
}

/** Returns the masks to choose from; empty if there is only one. */
export function listChoosableMasks({ allowMultipleMasks, inputMasks }: PhoneNumberProps) {
  return allowMultipleMasks ? inputMasks.filter(({ label, mask }) => label !== '' && mask !== '') : [];
}

/** Returns the mask of an answer; '' for none. */
export function getMask(props: PhoneNumberProps, value: unknown): string {
  const masks = listChoosableMasks(props);
  if (masks.length === 0) return props.inputMask;
  return (masks.find((one) => isMasked(value) && one.label === value.maskName) ?? masks[0])?.mask ?? '';
}

/**
 * Returns whether a number is international (`+47 …`) and exempt from the mask. form.io's default mask isn't a choice
 * of the author, so it isn't enforced; other masks are.
 */
export function isInternational(number: string, mask: string): boolean {
  return number.startsWith('+') && (mask === '' || mask === DEFAULT_MASK);
}

/** Validates the form of a number. At most 15 digits follow the plus (E.164). */
function validateForm(number: string, mask: string, { placeholder }: PhoneNumberProps): readonly BrokenRule[] {
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
  if (isMasked(value)) return first ? value : value.value;
  const number = normalizeText(value);
  return first && typeof number !== 'object' ? { value: formatAsText(number), maskName: first.label } : number;
}

function isMasked(value: unknown): value is MaskedPhoneNumber {
  return isRecord(value) && typeof value.value === 'string' && typeof value.maskName === 'string';
}
