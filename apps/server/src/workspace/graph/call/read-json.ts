import type { Readable } from 'node:stream';
import { Refusal, refusals } from '../../refusal.ts';
import { isStorable } from './is-storable.ts';

/** Reads a JSON body; an empty one is `{}`. @throws 400 for what is no JSON, 413 above the limit */
export async function readJson(content: Readable, limitBytes: number): Promise<unknown> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of content as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > limitBytes) throw new Refusal(413, 'invalidRequest', 'The request is too large.');
    chunks.push(chunk);
  }
  const text = Buffer.concat(chunks).toString();
  if (text.trim() === '') return {};
  const value = parse(text.replace(/^\uFEFF/, ''));
  if (!isStorable(value))
    throw refusals.invalidRequest('The request payload has text or nesting that cannot be stored.');
  return value;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw refusals.invalidRequest('Unable to read JSON request payload.');
  }
}
