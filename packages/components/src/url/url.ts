import { type ComponentSpec, formatAsText } from '@tideform/engine';
import { textInputShape } from '../kit/read/field-shape.ts';
import { anything, flag, type ParsedShape, propsSchema } from '../kit/read/setting-parsers.ts';
import { parseTextRules, validateText } from '../kit/rules/text-rules.ts';
import { textSpec } from '../kit/rules/text-spec.ts';
import { withMultiple } from '../kit/rules/with-multiple.ts';
import { isWebAddress } from './parse-web-address.ts';

const shape = {
  ...textInputShape,
  /** Whether the field accepts several addresses; the answer is then a list. */
  multiple: flag(),
  defaultValue: anything(),
  validate: parseTextRules,
};

export type UrlProps = ParsedShape<typeof shape>;

/** Component spec of a web address. */
export const url: ComponentSpec<UrlProps, string> = withMultiple<UrlProps, string>({
  ...textSpec,
  type: 'url',
  valueKind: () => 'link',
  props: propsSchema(shape),
  emptyValue: (props) => textSpec.normalize(props.defaultValue ?? ''),
  check: (value, { validate }) => {
    const address = formatAsText(value).trim();
    const broken = validateText(address, validate);
    return isWebAddress(address) ? broken : [...broken, { rule: 'url' }];
  },
});
