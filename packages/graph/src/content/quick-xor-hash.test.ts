import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createQuickXorHash, quickXorHash } from './quick-xor-hash.ts';

const hashOf = (text: string) => quickXorHash(new TextEncoder().encode(text));

describe('quickXorHash', () => {
  it('gives the hashes that the service was seen to give', () => {
    expect(hashOf('s')).toBe('cwAAAAAAAAAAAAAAAQAAAAAAAAA=');
    expect(hashOf('first')).toBe('ZkiDHOZABwAAAAAABQAAAAAAAAA=');
  });

  it('hashes nothing to zeros', () => {
    expect(hashOf('')).toBe('AAAAAAAAAAAAAAAAAAAAAAAAAAA=');
  });

  it('wraps round after 160 bytes: the same byte twice at that distance cancels out', () => {
    const bytes = new Uint8Array(161);
    bytes[0] = 0x5a;
    bytes[160] = 0x5a;
    expect(quickXorHash(bytes)).toBe(quickXorHash(new Uint8Array(161)));
  });

  it('differs when two bytes change places', () => {
    expect(hashOf('ab')).not.toBe(hashOf('ba'));
  });

  it('gives the same hash whatever the parts that the content comes in', () => {
    const content = fc.uint8Array({ maxLength: 400 });
    fc.assert(
      fc.property(content, fc.nat(400), (bytes, cut) => {
        const hash = createQuickXorHash().update(bytes.subarray(0, cut)).update(bytes.subarray(cut));
        expect(hash.digest()).toBe(quickXorHash(bytes));
      }),
    );
  });
});
