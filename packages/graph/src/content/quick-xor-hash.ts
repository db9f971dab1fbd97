const cellBytes = 20;
const cellBits = cellBytes * 8;
const shiftBits = 11;

/**
 * The hash that Microsoft 365 keeps of a file's content (`file.hashes.quickXorHash`), base64. Proves that what arrived is
 * what was sent; it is no protection against forgery.
 *
 * @see https://learn.microsoft.com/onedrive/developer/code-snippets/quickxorhash
 */
export function quickXorHash(bytes: Uint8Array): string {
  const cell = new Uint8Array(cellBytes);
  let offset = 0;
  for (const byte of bytes) {
    const at = offset >> 3;
    const shifted = byte << (offset & 7);
    cell[at]! ^= shifted & 0xff;
    cell[(at + 1) % cellBytes]! ^= shifted >> 8;
    offset = (offset + shiftBits) % cellBits;
  }
  let length = BigInt(bytes.length);
  for (let at = cellBytes - 8; at < cellBytes; at += 1) {
    cell[at]! ^= Number(length & 0xffn);
    length >>= 8n;
  }
  return btoa(String.fromCharCode(...cell));
}
