import { expect, it } from 'vitest';
import { wordBytes } from './word-bytes.ts';

it.each([
  [0, '0 B'],
  [999, '999 B'],
  [1_000, '1 KB'],
  [3_400_000, '3.4 MB'],
  [640_000_000, '640 MB'],
  [10_747_000_000, '11 GB'],
])('words %i bytes as %s', (bytes, text) => expect(wordBytes(bytes)).toBe(text));
