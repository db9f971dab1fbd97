import type { Readable } from 'node:stream';
import { Refusal, refusals } from '../../refusal.ts';
import { isStorable } from './is-storable.ts';

/**
 * Reads a JSON body; an empty body is `{}`.
 * @throws 400 for invalid JSON, 413 above the limit
 */
export async function readJson(content: Readable, limitBytes: number): Promise<unknown> {
  const text = (await readBytes(content, limitBytes)).toString();
  if (text.trim() === '') return {};
  const value = parseJson(text.replace(/^\uFEFF/, ''));
  if (!isStorable(value))
    throw refusals.invalidRequest('The request payload has text or nesting that cannot be stored.');
  return value;
}

/**
 * NOTE: reads a body above the limit to its end without keeping it, because a client that is still sending wouldn't
 * receive the refusal. Only extreme sizes are cut off.
 */
async function readBytes(content: Readable, limitBytes: number): Promise<Buffer> {
  const tooLarge = new Refusal(413, 'invalidRequest', 'The request is too large.');
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of content as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > limitBytes * 16) throw tooLarge;
    if (size > limitBytes) chunks.length = 0;
    else chunks.push(chunk);
  }
  if (size > limitBytes) throw tooLarge;
  return Buffer.concat(chunks);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw refusals.invalidRequest('Unable to read JSON request payload.');
  }
}
