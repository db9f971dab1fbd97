const CELL_BYTES = 20;
const CELL_BITS = CELL_BYTES * 8;
const SHIFT_BITS = 11;
/** So many bytes later the shifts begin again at the same bit: bytes that far apart may be folded into one. */
const PERIOD_BYTES = CELL_BITS;

export interface QuickXorHash {
  /** Takes the next part of the content. */
  update(bytes: Uint8Array): QuickXorHash;
  /** The hash of everything taken so far, base64. More may follow. */
  digest(): string;
}

/**
 * Hashes content part by part as Microsoft 365 does (`file.hashes.quickXorHash`). Proves that what arrived is what was sent;
 * it is no protection against forgery.
 *
 * @see https://learn.microsoft.com/onedrive/developer/code-snippets/quickxorhash
 */
export function createQuickXorHash(): QuickXorHash {
  const folded = new Uint8Array(PERIOD_BYTES);
  let at = 0;
  let length = 0;
  const hash: QuickXorHash = {
    update(bytes) {
      for (const byte of bytes) {
        folded[at]! ^= byte;
        at = at + 1 === PERIOD_BYTES ? 0 : at + 1;
      }
      length += bytes.length;
      return hash;
    },
    digest: () => encodeWithLength(shiftTogether(folded), length),
  };
  return hash;
}

/** Each byte goes into the cell 11 bits after the one before it, round and round. */
function shiftTogether(folded: Uint8Array): Uint8Array {
  const cell = new Uint8Array(CELL_BYTES);
  let offset = 0;
  for (const byte of folded) {
    const at = offset >> 3;
    const shifted = byte << (offset & 7);
    cell[at]! ^= shifted & 0xff;
    cell[(at + 1) % CELL_BYTES]! ^= shifted >> 8;
    offset = (offset + SHIFT_BITS) % CELL_BITS;
  }
  return cell;
}

/** The hash of content that is in memory as a whole, base64. */
export function quickXorHash(bytes: Uint8Array): string {
  return createQuickXorHash().update(bytes).digest();
}

/** The length, 64 bits little-endian, goes into the last eight bytes. */
function encodeWithLength(cell: Uint8Array, length: number): string {
  const hashed = Uint8Array.from(cell);
  let rest = BigInt(length);
  for (let at = CELL_BYTES - 8; at < CELL_BYTES; at++) {
    hashed[at]! ^= Number(rest & 0xffn);
    rest >>= 8n;
  }
  return btoa(String.fromCharCode(...hashed));
}
