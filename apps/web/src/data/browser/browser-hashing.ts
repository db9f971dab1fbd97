import type { Hasher } from '@tideform/sync';

export const browserHashing: Hasher = {
  async sha256(bytes) {
    const content = bytes instanceof Blob ? await bytes.arrayBuffer() : (bytes as Uint8Array<ArrayBuffer>);
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
    return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
  },
};
