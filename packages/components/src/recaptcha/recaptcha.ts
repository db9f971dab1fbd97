import { type ComponentSpec, isRecord } from '@tideform/engine';
import { fieldShape } from '../kit/read/field-shape.ts';
import { oneOf, propsSchema, type Read } from '../kit/read/lenient.ts';
import { valueSpec } from '../kit/rules/value-spec.ts';

const shape = {
  ...fieldShape,
  /** When the check begins: as the form opens, or when somebody presses its button. */
  eventType: oneOf('formLoad', 'buttonClick'),
};

export type RecaptchaProps = Read<typeof shape>;

/** As form.io stores what was verified; `token` is the server's receipt. */
export interface RecaptchaValue {
  readonly success: true;
  readonly challenge_ts: string;
  readonly token: string;
}

/** Whether a person answers. Only the server can say so: no address and no copy brings it, and it is nothing to look at. */
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
