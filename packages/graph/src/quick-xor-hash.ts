const CELL_BYTES = 20;
const CELL_BITS = CELL_BYTES * 8;
const SHIFT_BITS = 11;
/** The bit shifts repeat after this many bytes, so bytes at this distance can be combined first. */
const PERIOD_BYTES = CELL_BITS;

export interface QuickXorHash {
  /** Adds the next part of the content. */
  update(bytes: Uint8Array): QuickXorHash;
  /** Returns the hash of the content so far in base64. More parts may follow. */
  digest(): string;
}

/**
 * Creates an incremental quickXorHash, as Microsoft 365 reports it (`file.hashes.quickXorHash`). Detects transmission
 * errors; doesn't protect against forgery.
 * @see https://learn.microsoft.com/onedrive/developer/code-snippets/quickxorhash
 */
export function createQuickXorHash(): QuickXorHash {
  const folded = new Uint8Array(PERIOD_BYTES);
  let bitOffset = 0;
  let length = 0;
  const hash: QuickXorHash = {
    update(bytes) {
      for (const byte of bytes) {
        folded[bitOffset]! ^= byte;
        bitOffset = bitOffset + 1 === PERIOD_BYTES ? 0 : bitOffset + 1;
      }
      length += bytes.length;
      return hash;
    },
    digest: () => encodeWithLength(foldCells(folded), length),
  };
  return hash;
}

/** XORs each byte into the cell at an offset 11 bits after the previous one, with wrap-around. */
function foldCells(folded: Uint8Array): Uint8Array {
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

/** Returns the quickXorHash of content in memory, in base64. */
export function computeQuickXorHash(bytes: Uint8Array): string {
  return createQuickXorHash().update(bytes).digest();
}

/** XORs the length, 64 bits little-endian, into the last eight bytes. */
function encodeWithLength(cell: Uint8Array, length: number): string {
  const withLength = Uint8Array.from(cell);
  let rest = BigInt(length);
  for (let at = CELL_BYTES - 8; at < CELL_BYTES; at++) {
    withLength[at]! ^= Number(rest & 0xffn);
    rest >>= 8n;
  }
  return btoa(String.fromCharCode(...withLength));
}
