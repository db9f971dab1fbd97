import { type ComponentSpec, formatAsText } from '@tideform/engine';
import { textInputShape } from '../kit/read/field-shape.ts';
import { anything, type ParsedShape, propsSchema } from '../kit/read/setting-parsers.ts';
import { parseTextRules, validateText } from '../kit/rules/text-rules.ts';
import { textSpec } from '../kit/rules/text-spec.ts';

const shape = { ...textInputShape, defaultValue: anything(), validate: parseTextRules };

export type PasswordProps = ParsedShape<typeof shape>;

/**
 * Component spec of a password: text that is masked on screen. It is stored unencrypted in the response, and can't be
 * prefilled or copied.
 */
export const password: ComponentSpec<PasswordProps, string> = {
  ...textSpec,
  type: 'password',
  valueKind: () => 'secret',
  mayPrefill: false,
  mayCopy: false,
  props: propsSchema(shape),
  emptyValue: (props) => textSpec.normalize(props.defaultValue ?? ''),
  check: (value, { validate }) => validateText(formatAsText(value), validate),
};
