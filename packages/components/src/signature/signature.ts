import type { ComponentSpec } from '@tideform/engine';
import { fieldShape } from '../kit/read/field-shape.ts';
import { type ParsedShape, propsSchema, text } from '../kit/read/setting-parsers.ts';
import { valueSpec } from '../kit/rules/value-spec.ts';
import { isSignature } from './read/is-signature.ts';

const shape = {
  ...fieldShape,
  /** Text below the signature line. */
  footer: text(),
};

export type SignatureProps = ParsedShape<typeof shape>;

/**
 * Component spec of a signature field. Answer: an image as a data URL; `""` before signing. Only a person can sign, so
 * answers can't be prefilled or copied.
 */
export const signature: ComponentSpec<SignatureProps, string> = {
  ...valueSpec,
  type: 'signature',
  valueKind: () => 'picture',
  mayPrefill: false,
  mayCopy: false,
  props: propsSchema(shape),
  emptyValue: () => '',
  isEmpty: (value) => value === undefined || value === null || value === '',
  check: (value) => (isSignature(value) ? [] : [{ rule: 'signature' }]),
  normalize: (value) => (value === null ? '' : (value as string | undefined)),
};
