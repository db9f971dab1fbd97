import type { ComponentSpec } from '@tideform/engine';
import { fieldShape } from '../kit/read/field-shape.ts';
import { type ParsedShape, propsSchema, text } from '../kit/read/setting-parsers.ts';
import { valueSpec } from '../kit/rules/value-spec.ts';

/** Maximum number of characters. Longer values aren't signatures, would fill the library, and would block the page. */
const MAX_LENGTH = 4_000_000;

const IMAGE_URL_PATTERN = /^data:image\/(?:png|jpeg|webp|gif);base64,[A-Za-z0-9+/]+={0,2}$/;

/** Returns whether a stored answer is a bitmap in a data URL, which is safe to show. */
export const isSignature = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= MAX_LENGTH && IMAGE_URL_PATTERN.test(value);

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
