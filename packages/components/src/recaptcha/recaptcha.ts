import { type ComponentSpec, isRecord } from '@tideform/engine';
import { fieldShape } from '../kit/read/field-shape.ts';
import { oneOf, type ParsedShape, propsSchema } from '../kit/read/setting-parsers.ts';
import { valueSpec } from '../kit/rules/value-spec.ts';

const shape = {
  ...fieldShape,
  /** Whether the captcha check starts when the form opens, or when the respondent presses a button. */
  eventType: oneOf('formLoad', 'buttonClick'),
};

export type RecaptchaProps = ParsedShape<typeof shape>;

/** Answer in form.io's format. `token` is the server's receipt for a successful check. */
export interface RecaptchaValue {
  readonly success: true;
  readonly challenge_ts: string;
  readonly token: string;
}

/**
 * Component spec of a captcha. Only the server can confirm that the check succeeded, so answers can't be prefilled or
 * copied, and they aren't shown in results.
 */
export const recaptcha: ComponentSpec<RecaptchaProps, RecaptchaValue> = {
  ...valueSpec,
  type: 'recaptcha',
  valueKind: () => 'none',
  isProof: true,
  cell: 'none',
  mayPrefill: false,
  mayCopy: false,
  props: propsSchema(shape),
  emptyValue: () => undefined,
  isEmpty: (value) => !isRecord(value) || value.success !== true || typeof value.token !== 'string',
  normalize: (value) => (value === null || value === '' ? undefined : (value as RecaptchaValue | undefined)),
};
