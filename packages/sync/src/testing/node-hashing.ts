import { createHash } from 'node:crypto';
import type { Hashing } from '../ports.ts';

/** Answers within the microtasks of who asks: a simulation's steps wait for nothing else. */
export const nodeHashing: Hashing = {
  async sha256(content) {
    // jsdom has a Uint8Array of its own.
    const bytes = 'arrayBuffer' in content ? new Uint8Array(await content.arrayBuffer()) : content;
    return createHash('sha256').update(bytes).digest('hex');
  },
};
