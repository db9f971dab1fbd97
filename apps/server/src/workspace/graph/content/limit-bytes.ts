import { Readable } from 'node:stream';
import { Refusal } from '../../refusal.ts';

/** The same content, which ends in a 413 when it is longer than the limit. */
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
