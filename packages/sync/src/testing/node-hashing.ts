import { createHash } from 'node:crypto';
import type { Hasher } from '../ports.ts';

/** Hashes within the caller's microtasks, because a simulation's steps wait for nothing else. */
export const nodeHashing: Hasher = {
  async sha256(content) {
    // jsdom has its own Uint8Array.
    const bytes = 'arrayBuffer' in content ? new Uint8Array(await content.arrayBuffer()) : content;
    return createHash('sha256').update(bytes).digest('hex');
  },
};
