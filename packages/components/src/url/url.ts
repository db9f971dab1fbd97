import { type ComponentSpec, formatAsText } from '@tideform/engine';
import { textInputShape } from '../kit/read/field-shape.ts';
import { anything, flag, type ParsedShape, propsSchema } from '../kit/read/setting-parsers.ts';
import { parseTextRules, validateText } from '../kit/rules/text-rules.ts';
import { textSpec } from '../kit/rules/text-spec.ts';
import { withMultiple } from '../kit/rules/with-multiple.ts';

const SCHEME_PATTERN = /^[a-z][a-z0-9+.-]*:\/\//i;
const HOST_LABEL_PATTERN = /^[\p{L}\p{N}]([\p{L}\p{N}\p{M}-]*[\p{L}\p{N}\p{M}])?$/u;
const IPV4_PATTERN = /^\d{1,3}(\.\d{1,3}){3}$/;
const WEB_PROTOCOLS: ReadonlySet<string> = new Set(['http:', 'https:', 'ftp:']);

/**
 * Parses a web address as users write it: `https://example.com/a?b`, `www.example.com`, `example.com:8080`. Host names
 * without a dot need a scheme.
 *
 * @returns the complete address, with `https://` added if the scheme is missing; `undefined` for other schemes, email
 * addresses and words
 */
export function parseWebAddress(text: string): string | undefined {
  const written = text.trim();
  const hasScheme = SCHEME_PATTERN.test(written);
  const completeAddress = hasScheme ? written : `https://${written}`;
  if (/[\s\\<>"]/.test(written) || !URL.canParse(completeAddress)) return undefined;
  const { protocol, username, port } = new URL(completeAddress);
  const authority = completeAddress.slice(completeAddress.indexOf('//') + 2).split(/[/?#]/, 1)[0]!;
  if (!WEB_PROTOCOLS.has(protocol) || (!hasScheme && username !== '')) return undefined;
  const host = authority.slice(authority.lastIndexOf('@') + 1).replace(/:\d*$/, '');
  return isHostName(host, hasScheme) && port !== '0' ? completeAddress : undefined;
}

const isWebAddress = (text: string): boolean => parseWebAddress(text) !== undefined;

function isHostName(host: string, allowsShortNames: boolean): boolean {
  if (IPV4_PATTERN.test(host) || (allowsShortNames && host.startsWith('['))) return true;
  const labels = host.replace(/\.$/, '').split('.');
  const isNamed = labels.every((label) => label.length <= 63 && HOST_LABEL_PATTERN.test(label));
  return isNamed && /\p{L}/u.test(labels.at(-1)!) && (allowsShortNames || labels.length > 1);
}

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
