import { isPublicAddress, type Networks } from './networks.ts';

const MAX_URL_LENGTH = 2048;

/**
 * Parses a URL that a user entered for outgoing requests. The addresses of its host are checked later, by `canConnect`.
 * @returns `undefined` if the URL isn't acceptable
 */
export function parseOutboundUrl(text: string): URL | undefined {
  if (text.length > MAX_URL_LENGTH || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  return isWeb && url.hostname !== '' && url.username === '' && url.password === '' ? url : undefined;
}

/**
 * Returns true if the server may send requests to a URL whose host resolves to `addresses`. All addresses must be
 * allowed. Addresses in networks that the operator configured are always allowed; public addresses require HTTPS on the
 * default port.
 */
export function canConnect(url: URL, addresses: readonly string[], allowedNetworks: Networks): boolean {
  if (addresses.length === 0) return false;
  const isDefaultHttps = url.protocol === 'https:' && url.port === '';
  return addresses.every((address) => allowedNetworks.has(address) || (isDefaultHttps && isPublicAddress(address)));
}
