import type { Readable } from 'node:stream';
import { Refusal, refusals } from '../../refusal.ts';

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

/** Maximum nesting: deeper than any Graph body, and well within the stack of recursive code. */
const MAX_DEPTH = 64;

/**
 * Returns whether a JSON value can be stored: no text with NUL or lone surrogates, which PostgreSQL refuses, and
 * limited nesting.
 */
export function isStorable(value: unknown): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MAX_DEPTH) return false;
    const next: unknown[] = [];
    for (const one of level) {
      if (typeof one === 'string') {
        if (!isStorableText(one)) return false;
      } else if (Array.isArray(one)) {
        for (const item of one) next.push(item);
      } else if (typeof one === 'object' && one !== null) {
        for (const [key, item] of Object.entries(one)) next.push(key, item);
      }
    }
    level = next;
  }
  return true;
}

/** Returns whether PostgreSQL can store a text: no NUL and no lone surrogates. */
export const isStorableText = (text: string): boolean => !text.includes('\0') && text.isWellFormed();
