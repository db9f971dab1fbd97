import { type ComponentSpec, isEmailAddress, wordOf } from '@tideform/engine';
import { typedShape } from '../kit/read/field-shape.ts';
import { anything, flag, propsSchema, type Read } from '../kit/read/lenient.ts';
import { brokenTextRules, textRules } from '../kit/rules/text-rules.ts';
import { textSpec } from '../kit/rules/text-spec.ts';
import { withSeveral } from '../kit/rules/with-several.ts';

const shape = {
  ...typedShape,
  /** The answer is a list. */
  multiple: flag(),
  defaultValue: anything(),
  validate: textRules,
};

export type EmailProps = Read<typeof shape>;

/** A mail address. */
export const email: ComponentSpec<EmailProps, string> = withSeveral<EmailProps, string>({
  ...textSpec,
  type: 'email',
  valueKind: () => 'email',
  props: propsSchema(shape),
  emptyValue: (props) => normalize(props.defaultValue ?? ''),
  normalize,
  check: (value, { validate }) => {
    const address = wordOf(value).trim();
    const broken = brokenTextRules(address, validate);
    return isEmailAddress(address) ? broken : [...broken, { rule: 'email' }];
  },
});

/** As form.io stores it: in small letters, without blanks around it. */
function normalize(value: unknown): string | undefined {
  return typeof value === 'string' ? value.trim().toLowerCase() : textSpec.normalize(value);
}
