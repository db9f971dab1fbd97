import { type ComponentSpec, formatAsText, isEmailAddress } from '@tideform/engine';
import { textInputShape } from '../kit/read/field-shape.ts';
import { anything, flag, type ParsedShape, propsSchema } from '../kit/read/setting-parsers.ts';
import { parseTextRules, validateText } from '../kit/rules/text-rules.ts';
import { textSpec } from '../kit/rules/text-spec.ts';
import { withMultiple } from '../kit/rules/with-multiple.ts';

const shape = {
  ...textInputShape,
  /** Whether the field accepts several addresses; the answer is then a list. */
  multiple: flag(),
  defaultValue: anything(),
  validate: parseTextRules,
};

export type EmailProps = ParsedShape<typeof shape>;

/** Component spec of an email address. */
export const email: ComponentSpec<EmailProps, string> = withMultiple<EmailProps, string>({
  ...textSpec,
  type: 'email',
  valueKind: () => 'email',
  props: propsSchema(shape),
  emptyValue: (props) => normalize(props.defaultValue ?? ''),
  normalize,
  check: (value, { validate }) => {
    const address = formatAsText(value).trim();
    const broken = validateText(address, validate);
    return isEmailAddress(address) ? broken : [...broken, { rule: 'email' }];
  },
});

/** Normalizes an address as form.io does: lower case, trimmed. */
function normalize(value: unknown): string | undefined {
  return typeof value === 'string' ? value.trim().toLowerCase() : textSpec.normalize(value);
}
