import { BlockList, isIP } from 'node:net';

/** Addresses of machines, as `10.1.0.0/16` and `fd00:7::/64` name them. */
export interface Networks {
  has(address: string): boolean;
}

/**
 * @param named networks in CIDR notation, or single addresses
 * @throws RangeError with the first one that is none
 */
export function createNetworks(named: readonly string[]): Networks {
  const list = new BlockList();
  for (const network of named) {
    const [address = '', bits, ...more] = network.split('/');
    const family = isIP(address);
    const longest = family === 4 ? 32 : 128;
    const prefix = bits === undefined ? longest : /^\d{1,3}$/.test(bits) ? Number(bits) : Number.NaN;
    if (family === 0 || address.includes('%') || more.length > 0 || !(prefix <= longest)) {
      throw new RangeError(`${network} is no network`);
    }
    list.addSubnet(address, prefix, family === 4 ? 'ipv4' : 'ipv6');
  }
  return { has: (address) => isPlainAddress(address) && list.check(address, isIP(address) === 4 ? 'ipv4' : 'ipv6') };
}

/** NOTE: `fe80::1%eth0` is an address to Node, too; where it lies depends on the machine. */
const isPlainAddress = (address: string): boolean => isIP(address) !== 0 && !address.includes('%');

/** What IANA's registry of special addresses keeps from the public, and where clouds keep what they tell their machines. */
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

/** All that is given out to the public; `::ffff:10.0.0.1`, `64:ff9b::10.0.0.1` and their like lie outside. */
const publicV6 = createNetworks(['2000::/3']);

/** In it, what protocols are made of (Teredo, 6to4 carry addresses of their own) and what books write. */
const specialV6 = createNetworks(['2001::/23', '2001:db8::/32', '2002::/16', '2620:4f:8000::/48', '3fff::/20']);

/** Anybody's, out there: not this machine's, not its network's, not its cloud's. */
export function isPublicAddress(address: string): boolean {
  if (!isPlainAddress(address)) return false;
  if (isIP(address) === 4) return !specialV4.has(address);
  return publicV6.has(address) && !specialV6.has(address);
}
