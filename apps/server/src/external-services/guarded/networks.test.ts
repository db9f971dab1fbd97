import { describe, expect, it } from 'vitest';
import { canConnect, createNetworks, isPublicAddress, parseOutboundUrl } from './networks.ts';

const none = createNetworks([]);

/** First and last address of each non-public network. */
const specialRanges = [
  ['0.0.0.0', '0.255.255.255'],
  ['10.0.0.0', '10.255.255.255'],
  ['100.64.0.0', '100.127.255.255'],
  ['127.0.0.0', '127.255.255.255'],
  ['169.254.0.0', '169.254.255.255'],
  ['172.16.0.0', '172.31.255.255'],
  ['192.0.0.0', '192.0.0.255'],
  ['192.0.2.0', '192.0.2.255'],
  ['192.88.99.0', '192.88.99.255'],
  ['192.168.0.0', '192.168.255.255'],
  ['198.18.0.0', '198.19.255.255'],
  ['198.51.100.0', '198.51.100.255'],
  ['203.0.113.0', '203.0.113.255'],
  ['224.0.0.0', '239.255.255.255'],
  ['240.0.0.0', '255.255.255.255'],
].flat();
/** Public addresses next to non-public networks. */
const publicRanges = [
  '1.0.0.0',
  '9.255.255.255',
  '11.0.0.0',
  '100.63.255.255',
  '100.128.0.0',
  '126.255.255.255',
  '128.0.0.0',
];
const morePublicRanges = [
  '169.253.255.255',
  '172.15.255.255',
  '172.32.0.0',
  '192.167.255.255',
  '192.169.0.0',
  '223.255.255.255',
];

const toNumber = (address: string) => address.split('.').reduce((sum, part) => sum * 256 + Number(part), 0);
const toHex = (address: string) => toNumber(address).toString(16).padStart(8, '0');
/** Functions that write an IPv4 address in different notations that URL parsers accept. */
const spellings: readonly ((address: string) => string)[] = [
  (address) => address,
  (address) => `${address}.`,
  (address) => String(toNumber(address)),
  (address) => `0x${toHex(address)}`,
  (address) => address.replaceAll(/\d+/g, (part) => `0${Number(part).toString(8)}`),
  (address) => `[::ffff:${address}]`,
  (address) => `[::${address}]`,
  (address) => `[64:ff9b::${address}]`,
  (address) => `[2002:${toHex(address).slice(0, 4)}:${toHex(address).slice(4)}::1]`,
];
const spelledAddresses = specialRanges.flatMap((address) => spellings.map((spell) => spell(address)));

const elsewhere = [
  ...['169.254.169.254', '168.63.129.16', '100.100.100.200', '[fd00:ec2::254]', '[fe80::a9fe:a9fe]'],
  ...['[::]', '[::1]', '[fc00::1]', '[fdff::1]', '[fe80::1]', '[fec0::1]', '[ff02::1]', '[2001:db8::1]', '[2001::1]'],
  ...['[2001:10::1]', '[2001:20::1]', '[100::1]', '[5f00::1]', '[3fff::1]', '[4000::1]', '[::ffff:0:10.0.0.1]'],
  ...['127.1', '0', '10.1', '0177.1', '0x7f.1', '１２７.0.0.1', '127。0。0。1', '①②⑦.0.0.1', '%31%32%37.0.0.1'],
];

it('rejects non-public addresses in every notation', () => {
  const hosts = [...spelledAddresses, ...elsewhere];
  expect(hosts.length).toBeGreaterThan(250);
  const addressIn = (host: string) =>
    URL.canParse(`https://${host}/`) ? new URL(`https://${host}/`).hostname.replace(/^\[(.*)\]$/, '$1') : 'none';
  expect(hosts.filter((host) => isPublicAddress(addressIn(host)))).toEqual([]);
});

it('accepts public addresses next to non-public networks', () => {
  const others = ['2600::1', '2a00:1450:4001:82a::200e', '2001:4860:4860::8888', '2001:200::1', '3ffe:ffff::1'];
  expect([...publicRanges, ...morePublicRanges, ...others].filter((address) => !isPublicAddress(address))).toEqual([]);
});

it('does not treat host names and addresses with a zone as public', () => {
  expect(['example.com', '', 'fe80::1%eth0', '2600::1%eth0', '1.2.3', '1.2.3.4/8'].filter(isPublicAddress)).toEqual([]);
});

describe('configured networks', () => {
  it('contain only the addresses in their ranges', () => {
    const named = createNetworks(['10.1.0.0/16', '192.168.7.5', 'fd00:7::/64']);
    expect(['10.1.0.0', '10.1.255.255', '192.168.7.5', 'fd00:7::9'].every((each) => named.has(each))).toBe(true);
    expect(['10.2.0.0', '192.168.7.6', 'fd00:8::9', '::ffff:10.2.0.1', 'x'].some((each) => named.has(each))).toBe(
      false,
    );
  });

  it.each(['10.0.0.0/33', 'fd00::/129', '10.0.0.0/', '10.0.0.0/8/8', 'crew.example', '10.0.0/8', ''])(
    'reject the invalid range %j',
    (network) => expect(() => createNetworks([network])).toThrow(RangeError),
  );
});

describe('a URL for outgoing requests', () => {
  it.each([
    [
      'ftp://crew.example/',
      'javascript:alert(1)',
      'file:///etc/passwd',
      '//crew.example',
      'crew.example',
      '',
      'https://',
    ],
    [
      'https://me:secret@crew.example/',
      'https://me@crew.example/',
      'https://:secret@crew.example/',
      'data:,x',
      'blob:x',
    ],
    [
      `https://crew.example/${'x'.repeat(2048)}`,
      'gopher://crew.example/',
      'ws://crew.example/',
      'https:///',
      'http://',
    ],
  ])('must be an HTTP URL of limited length without credentials', (...texts) => {
    expect(texts.filter((text) => parseOutboundUrl(text) !== undefined)).toEqual([]);
  });

  const allowed = (text: string, addresses: readonly string[], named = none) =>
    canConnect(parseOutboundUrl(text) as URL, addresses, named);

  it('must use HTTPS on the default port and a public address', () => {
    expect(allowed('https://crew.example/hook', ['1.2.3.4', '2600::1'])).toBe(true);
    expect(allowed('https://crew.example:443/hook', ['1.2.3.4'])).toBe(true);
    expect(allowed('http://crew.example/hook', ['1.2.3.4'])).toBe(false);
    expect(allowed('https://crew.example:8443/hook', ['1.2.3.4'])).toBe(false);
    expect(allowed('https://crew.example/hook', [])).toBe(false);
  });

  it('is rejected if one of its host’s addresses is not public', () => {
    expect(allowed('https://crew.example/hook', ['1.2.3.4', '10.0.0.1'])).toBe(false);
  });

  it('may be any HTTP URL in a configured network', () => {
    const named = createNetworks(['10.0.0.0/24']);
    expect(allowed('http://n8n.internal:5678/hook', ['10.0.0.1'], named)).toBe(true);
    expect(allowed('http://n8n.internal:5678/hook', ['10.0.0.1', '1.2.3.4'], named)).toBe(false);
  });
});
