/** A multiple of 3: what is encoded piece by piece reads as one text. */
const pieceBytes = 3 * 8192;

/** Base64 of some bytes, in pieces that joined are one text. */
export function encodeBase64(bytes: Uint8Array): string[] {
  const pieces: string[] = [];
  for (let at = 0; at < bytes.length; at += pieceBytes) {
    pieces.push(btoa(String.fromCharCode(...bytes.subarray(at, at + pieceBytes))));
  }
  return pieces;
}

/** @throws when the text is no base64. */
export function decodeBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}
