import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeQuickXorHash, createQuickXorHash } from './quick-xor-hash.ts';

const computeHash = (text: string) => computeQuickXorHash(new TextEncoder().encode(text));

describe('quickXorHash', () => {
  it('returns the hashes observed from the service', () => {
    expect(computeHash('s')).toBe('cwAAAAAAAAAAAAAAAQAAAAAAAAA=');
    expect(computeHash('first')).toBe('ZkiDHOZABwAAAAAABQAAAAAAAAA=');
  });

  it('hashes empty content to zeros', () => {
    expect(computeHash('')).toBe('AAAAAAAAAAAAAAAAAAAAAAAAAAA=');
  });

  it('wraps around after 160 bytes: the same byte twice at that distance cancels out', () => {
    const bytes = new Uint8Array(161);
    bytes[0] = 0x5a;
    bytes[160] = 0x5a;
    expect(computeQuickXorHash(bytes)).toBe(computeQuickXorHash(new Uint8Array(161)));
  });

  it('differs if two bytes are swapped', () => {
    expect(computeHash('ab')).not.toBe(computeHash('ba'));
  });

  it('returns the same hash however the content is split', () => {
    const content = fc.uint8Array({ maxLength: 400 });
    fc.assert(
      fc.property(content, fc.nat(400), (bytes, splitContent) => {
        const hash = createQuickXorHash().update(bytes.subarray(0, splitContent)).update(bytes.subarray(splitContent));
        expect(hash.digest()).toBe(computeQuickXorHash(bytes));
      }),
    );
  });
});
