import { expect, it } from 'vitest';
import { joinParts } from './join-parts.ts';
import { nameOfDownload } from './save-file.ts';

it('names a download by its words alone', () => {
  expect(nameOfDownload(joinParts(['Gate pass', 'Poster 1']), 'svg')).toBe('Gate pass · Poster 1.svg');
  expect(nameOfDownload(' a/b: "c"\u0007 ', 'pdf')).toBe('a b   c.pdf');
  expect(nameOfDownload('\u2068\u2069', 'png')).toBe('Tideform.png');
});
