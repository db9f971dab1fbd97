import { describe, expect, it } from 'vitest';
import { parseWebAddress, url } from './url.ts';

describe('url', () => {
  it.each([
    'https://example.com',
    'HTTP://EXAMPLE.COM/a%20b?c=d#e',
    'www.hhh.by',
    'example.com:8080/path',
    'ftp://files.example.org/a.txt',
    'http://localhost:3000',
    'https://ada@example.com/private',
    'https://192.168.1.4/',
    'https://[2001:db8::1]/',
    'https://münchen.example/straße',
    'https://xn--mnchen-3ya.example',
  ])('accepts %s', (address) => {
    expect(parseWebAddress(address)).toBeDefined();
  });

  it.each([
    'Hello, world!',
    'hello',
    'ada@example.com',
    'javascript:alert(1)',
    'javascript://example.com/%0aalert(1)',
    'data:text/html,x',
    'mailto:ada@example.com',
    'https://',
    'https://exa mple.com',
    'https://-a.com',
    'https://a..com',
    '1.5',
    'https://999.1.1.1',
    `https://${'a'.repeat(64)}.com`,
    'https://example.com\\@evil.example',
  ])('rejects %s', (address) => {
    expect(parseWebAddress(address)).toBeUndefined();
  });

  it('assumes https for an address without a scheme', () => {
    expect(parseWebAddress(' www.example.com/a ')).toBe('https://www.example.com/a');
    expect(parseWebAddress('http://example.com')).toBe('http://example.com');
  });

  it('ignores surrounding spaces, and reports an invalid address', () => {
    expect(url.check(' www.example.com ', url.props.parse({}))).toEqual([]);
    expect(url.check('nonsense', url.props.parse({}))).toEqual([{ rule: 'url' }]);
  });
});
