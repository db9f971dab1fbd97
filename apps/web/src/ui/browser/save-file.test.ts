import { expect, it } from 'vitest';
import { joinParts } from '../join-parts.ts';
import { formatDownloadName } from './save-file.ts';

it('replaces or removes forbidden characters in the file name of a download', () => {
  expect(formatDownloadName(joinParts(['Gate pass', 'Poster 1']), 'svg')).toBe('Gate pass · Poster 1.svg');
  expect(formatDownloadName(' a/b: "c"\u0007 ', 'pdf')).toBe('a b   c.pdf');
  expect(formatDownloadName('\u2068\u2069', 'png')).toBe('Tideform.png');
});
