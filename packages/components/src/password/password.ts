import { type ComponentSpec, wordOf } from '@tideform/engine';
import { typedShape } from '../kit/read/field-shape.ts';
import { anything, propsSchema, type Read } from '../kit/read/lenient.ts';
import { brokenTextRules, textRules } from '../kit/rules/text-rules.ts';
import { textSpec } from '../kit/rules/text-spec.ts';

const shape = { ...typedShape, defaultValue: anything(), validate: textRules };

export type PasswordProps = Read<typeof shape>;

/** Words that nobody reads over a shoulder. Kept as typed, in the response alone: neither an address nor a copy brings them. */
export const password: ComponentSpec<PasswordProps, string> = {
  ...textSpec,
  type: 'password',
  valueKind: () => 'secret',
  mayPrefill: false,
  mayCopy: false,
  props: propsSchema(shape),
  emptyValue: (props) => textSpec.normalize(props.defaultValue ?? ''),
  check: (value, { validate }) => brokenTextRules(wordOf(value), validate),
};
