import { BlockList, isIP } from 'node:net';

/** Set of IP networks, such as `10.1.0.0/16` and `fd00:7::/64`. */
export interface Networks {
  has(address: string): boolean;
}

/**
 * Creates a set of IP networks.
 * @param networks networks in CIDR notation, or single addresses
 * @throws RangeError with the first invalid network
 */
export function createNetworks(networks: readonly string[]): Networks {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits, ...extraParts] = network.split('/');
    const family = isIP(address);
    const maxPrefix = family === 4 ? 32 : 128;
    const prefix = bits === undefined ? maxPrefix : /^\d{1,3}$/.test(bits) ? Number(bits) : Number.NaN;
    if (family === 0 || address.includes('%') || extraParts.length > 0 || !(prefix <= maxPrefix)) {
      throw new RangeError(`${network} isn’t a network`);
    }
    list.addSubnet(address, prefix, family === 4 ? 'ipv4' : 'ipv6');
  }
  return { has: (address) => isPlainAddress(address) && list.check(address, isIP(address) === 4 ? 'ipv4' : 'ipv6') };
}

/**
 * Returns true for an IP address without a zone. NOTE: Node also accepts zones like in `fe80::1%eth0`, whose meaning
 * depends on the machine.
 */
const isPlainAddress = (address: string): boolean => isIP(address) !== 0 && !address.includes('%');

/** Networks in IANA's special-purpose registry, and metadata services of cloud providers. */
const specialV4 = createNetworks([
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '168.63.129.16/32',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
]);

/** Global unicast IPv6 addresses. Excludes embedded IPv4 addresses like `::ffff:10.0.0.1` and `64:ff9b::10.0.0.1`. */
const publicV6 = createNetworks(['2000::/3']);

/** Special IPv6 networks within `publicV6`: for protocols (Teredo and 6to4 embed other addresses) and documentation. */
const specialV6 = createNetworks(['2001::/23', '2001:db8::/32', '2002::/16', '2620:4f:8000::/48', '3fff::/20']);

/** Returns true for a public address: not on this machine, in a private network, or of a cloud provider's services. */
export function isPublicAddress(address: string): boolean {
  if (!isPlainAddress(address)) return false;
  if (isIP(address) === 4) return !specialV4.has(address);
  return publicV6.has(address) && !specialV6.has(address);
}

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
