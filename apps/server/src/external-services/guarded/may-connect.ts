import { isPublicAddress, type Networks } from './networks.ts';

const longestUrl = 2048;

/**
 * An address that somebody has written for this server to send to; `undefined`: it can be none. Where it leads is known when its
 * name is resolved: `mayConnect`.
 */
export function readOutsideUrl(text: string): URL | undefined {
  if (text.length > longestUrl || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  return isWeb && url.hostname !== '' && url.username === '' && url.password === '' ? url : undefined;
}

/**
 * Whether this server may send to an address whose name stands for `addresses`. All of them count: one that is refused is enough to
 * refuse. In networks that the operator has named anything goes; else it is https on its usual port, to the public.
 */
export function mayConnect(url: URL, addresses: readonly string[], named: Networks): boolean {
  if (addresses.length === 0) return false;
  const isUsual = url.protocol === 'https:' && url.port === '';
  return addresses.every((address) => named.has(address) || (isUsual && isPublicAddress(address)));
}
