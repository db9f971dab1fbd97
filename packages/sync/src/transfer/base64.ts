/** Bytes per chunk: a multiple of 3, so that separately encoded chunks join to one base64 text. */
const chunkBytes = 3 * 8192;

/** Encodes bytes as base64 in chunks that join to one text. */
export function encodeBase64(bytes: Uint8Array): string[] {
  const pieces: string[] = [];
  for (let at = 0; at < bytes.length; at += chunkBytes) {
    pieces.push(btoa(String.fromCharCode(...bytes.subarray(at, at + chunkBytes))));
  }
  return pieces;
}

/**
 * Decodes base64.
 *
 * @throws when the text isn't valid base64
 */
export function decodeBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}
