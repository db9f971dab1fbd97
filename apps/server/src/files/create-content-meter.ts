import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { createQuickXorHash } from '@tideform/graph';
import type { StoredFile } from './file-store.ts';

/** Hashes and measures content while it is streamed to a store. */
export function createContentMeter(beforeStored: ((stored: StoredFile) => Promise<void>) | undefined) {
  const sha256 = createHash('sha256');
  const quickXor = createQuickXorHash();
  let size = 0;
  let failure: unknown;
  const recordFailure = (error: unknown): never => {
    failure = error;
    throw error;
  };
  return {
    async *passOn(content: Readable): AsyncGenerator<Buffer> {
      try {
        for await (const chunk of content as AsyncIterable<Buffer>) {
          sha256.update(chunk);
          quickXor.update(chunk);
          size += chunk.length;
          yield chunk;
        }
      } catch (error) {
        recordFailure(error);
      }
    },
    async announce(stored: StoredFile): Promise<void> {
      await beforeStored?.(stored).catch(recordFailure);
    },
    /** Returns the error of the caller's stream or callback, which the writer's error would hide. */
    failure: () => failure,
    result: (): StoredFile => ({ sha256: sha256.digest('hex'), size, quickXorHash: quickXor.digest() }),
  };
}
