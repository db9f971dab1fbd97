import { isPublicAddress, type Networks } from './networks.ts';

const MAX_URL_LENGTH = 2048;

/**
 * Parses a URL that a user entered for outgoing requests; `undefined` if it isn't acceptable. `mayConnect` checks its
 * resolved addresses.
 */
export function parseOutboundUrl(text: string): URL | undefined {
  if (text.length > MAX_URL_LENGTH || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  return isWeb && url.hostname !== '' && url.username === '' && url.password === '' ? url : undefined;
}

/**
 * Returns true if the server may send requests to a URL that resolves to `addresses`. All addresses must be allowed:
 * any in networks that the operator configured, and public ones with HTTPS on the default port.
 */
export function mayConnect(url: URL, addresses: readonly string[], allowedNetworks: Networks): boolean {
  if (addresses.length === 0) return false;
  const isDefaultHttps = url.protocol === 'https:' && url.port === '';
  return addresses.every((address) => allowedNetworks.has(address) || (isDefaultHttps && isPublicAddress(address)));
}
