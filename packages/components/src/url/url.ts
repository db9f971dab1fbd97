import { type ComponentSpec, wordOf } from '@tideform/engine';
import { typedShape } from '../kit/read/field-shape.ts';
import { anything, flag, propsSchema, type Read } from '../kit/read/lenient.ts';
import { brokenTextRules, textRules } from '../kit/rules/text-rules.ts';
import { textSpec } from '../kit/rules/text-spec.ts';
import { withSeveral } from '../kit/rules/with-several.ts';
import { isWebAddress } from './is-web-address.ts';

const shape = {
  ...typedShape,
  /** The answer is a list. */
  multiple: flag(),
  defaultValue: anything(),
  validate: textRules,
};

export type UrlProps = Read<typeof shape>;

/** An address of the web. */
export const url: ComponentSpec<UrlProps, string> = withSeveral<UrlProps, string>({
  ...textSpec,
  type: 'url',
  valueKind: () => 'link',
  props: propsSchema(shape),
  emptyValue: (props) => textSpec.normalize(props.defaultValue ?? ''),
  check: (value, { validate }) => {
    const address = wordOf(value).trim();
    const broken = brokenTextRules(address, validate);
    return isWebAddress(address) ? broken : [...broken, { rule: 'url' }];
  },
});
