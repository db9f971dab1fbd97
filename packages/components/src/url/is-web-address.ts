const SCHEME = /^[a-z][a-z0-9+.-]*:\/\//i;
const LABEL = /^[\p{L}\p{N}]([\p{L}\p{N}\p{M}-]*[\p{L}\p{N}\p{M}])?$/u;
const FOUR_NUMBERS = /^\d{1,3}(\.\d{1,3}){3}$/;
const OF_THE_WEB: ReadonlySet<string> = new Set(['http:', 'https:', 'ftp:']);

/**
 * Parses a web address as users write it: `https://example.com/a?b`, `www.example.com`, `example.com:8080`. Host names
 * without a dot need a scheme.
 *
 * @returns the complete address, with `https://` added if the scheme is missing; `undefined` for other schemes, email
 * addresses and words
 */
export function parseWebAddress(text: string): string | undefined {
  const written = text.trim();
  const hasScheme = SCHEME.test(written);
  const whole = hasScheme ? written : `https://${written}`;
  if (/[\s\\<>"]/.test(written) || !URL.canParse(whole)) return undefined;
  const { protocol, username, port } = new URL(whole);
  const authority = whole.slice(whole.indexOf('//') + 2).split(/[/?#]/, 1)[0]!;
  if (!OF_THE_WEB.has(protocol) || (!hasScheme && username !== '')) return undefined;
  const host = authority.slice(authority.lastIndexOf('@') + 1).replace(/:\d*$/, '');
  return isHost(host, hasScheme) && port !== '0' ? whole : undefined;
}

export const isWebAddress = (text: string): boolean => parseWebAddress(text) !== undefined;

function isHost(host: string, mayBeShort: boolean): boolean {
  if (FOUR_NUMBERS.test(host) || (mayBeShort && host.startsWith('['))) return true;
  const labels = host.replace(/\.$/, '').split('.');
  const isNamed = labels.every((label) => label.length <= 63 && LABEL.test(label));
  return isNamed && /\p{L}/u.test(labels.at(-1)!) && (mayBeShort || labels.length > 1);
}
