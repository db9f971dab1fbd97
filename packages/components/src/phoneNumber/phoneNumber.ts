import { type BrokenRule, type ComponentSpec, isRecord, wordOf } from '@tideform/engine';
import { typedShape } from '../kit/read/field-shape.ts';
import { anything, flag, list, propsSchema, type Read, type Reader, text } from '../kit/read/lenient.ts';
import { fitsMask } from '../kit/rules/input-mask.ts';
import { brokenTextRules, textRules } from '../kit/rules/text-rules.ts';
import { normalizeText } from '../kit/rules/text-spec.ts';
import { valueSpec } from '../kit/rules/value-spec.ts';
import { withSeveral } from '../kit/rules/with-several.ts';

const DEFAULT_MASK = '(999) 999-9999';

/** `false`, `""` and `null` are no mask; a form that says nothing has form.io's. */
const inputMask: Reader<string> = (raw) => (raw === undefined || raw === true ? DEFAULT_MASK : text()(raw));

const shape = {
  ...typedShape,
  /** The answer is a list. */
  multiple: flag(),
  inputMask,
  /** The person chooses one of several masks. */
  allowMultipleMasks: flag(),
  inputMasks: list({ label: text(), mask: text() }),
  defaultValue: anything(),
  validate: textRules,
};

export type PhoneNumberProps = Read<typeof shape>;

/** A phone number under one of several masks. */
export interface MaskedPhoneNumber {
  readonly value: string;
  /** `label` of the mask. */
  readonly maskName: string;
}

/** The number as it is shown; where there are several masks, with the name of the chosen one. */
export type PhoneNumberValue = string | MaskedPhoneNumber;

/** A phone number. */
export const phoneNumber: ComponentSpec<PhoneNumberProps, PhoneNumberValue> = withSeveral({
  ...valueSpec,
  type: 'phoneNumber',
  valueKind: () => 'phone',
  props: propsSchema(shape),
  emptyValue: (props) => normalize(props.defaultValue ?? '', props) ?? '',
  isEmpty: (value) => phoneText(value).trim() === '',
  check: (value, props) => {
    const number = phoneText(value).trim();
    return [...brokenForm(number, maskOf(props, value), props), ...brokenTextRules(number, props.validate)];
  },
  normalize,
  logicValue: (value) => phoneText(value),
});

export function phoneText(value: unknown): string {
  return isMasked(value) ? value.value : wordOf(value);
}

/** The masks that one may choose from; none where there is only one. */
export function choosableMasks({ allowMultipleMasks, inputMasks }: PhoneNumberProps) {
  return allowMultipleMasks ? inputMasks.filter(({ label, mask }) => label !== '' && mask !== '') : [];
}

/** @returns the mask that holds for an answer, '' for none */
export function maskOf(props: PhoneNumberProps, value: unknown): string {
  const masks = choosableMasks(props);
  if (masks.length === 0) return props.inputMask;
  return (masks.find((one) => isMasked(value) && one.label === value.maskName) ?? masks[0])?.mask ?? '';
}

/**
 * Says whether a number is one with its country's code (`+47 …`) outside of the mask. Nobody chose the mask that every
 * phone field of form.io starts with; one that an author chose is strict.
 */
export function isInternational(number: string, mask: string): boolean {
  return number.startsWith('+') && (mask === '' || mask === DEFAULT_MASK);
}

/** At most 15 digits follow the plus (E.164). */
function brokenForm(number: string, mask: string, { placeholder }: PhoneNumberProps): readonly BrokenRule[] {
  if (isInternational(number, mask)) {
    const isSound = /^\+[\d\s().-]+$/.test(number) && /^\d{7,15}$/.test(number.replace(/\D/g, ''));
    return isSound ? [] : [{ rule: 'phoneNumber' }];
  }
  if (mask === '' || fitsMask(number, mask)) return [];
  return [{ rule: 'mask', params: { mask: fitsMask(placeholder, mask) ? placeholder : mask } }];
}

function normalize(value: unknown, props: PhoneNumberProps): PhoneNumberValue | undefined {
  if (value === undefined) return undefined;
  const [first] = choosableMasks(props);
  if (isMasked(value)) return first ? value : value.value;
  const number = normalizeText(value);
  return first && typeof number !== 'object' ? { value: wordOf(number), maskName: first.label } : number;
}

function isMasked(value: unknown): value is MaskedPhoneNumber {
  return isRecord(value) && typeof value.value === 'string' && typeof value.maskName === 'string';
}
