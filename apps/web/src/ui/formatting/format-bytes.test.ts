import { expect, it } from 'vitest';
import { formatBytes } from './format-bytes.ts';

it.each([
  [0, 'en', '0 bytes'],
  [999, 'en', '999 bytes'],
  [1_000, 'en', '1 kB'],
  [3_400_000, 'en', '3.4 MB'],
  [3_400_000, 'de', '3,4 MB'],
  [640_000_000, 'en', '640 MB'],
  [10_747_000_000, 'en', '11 GB'],
])('formats %i bytes in %s as %s', (bytes, locale, text) => expect(formatBytes(bytes, locale)).toBe(text));
