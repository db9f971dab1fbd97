import { Readable } from 'node:stream';
import { Refusal } from '../../refusal.ts';

/** Passes content through, and fails with a 413 refusal when it exceeds the limit. */
export function limitBytes(content: Readable, limitBytes: number): Readable {
  return Readable.from(countBytes(content, limitBytes), { objectMode: false });
}

async function* countBytes(content: Readable, limitBytes: number): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const chunk of content as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > limitBytes) throw new Refusal(413, 'invalidRequest', 'The content is too large.');
    yield chunk;
  }
}
