import { describe, expect, it } from 'vitest';
import { findSafeUrl, findThumbnail, parseFiles } from '../kit/files/stored-files.ts';
import { formatFileSize } from '../kit/numbers/format-file-size.ts';
import { formatAcceptAttribute, matchesFilePattern, parseFileSize } from './file-rules.ts';

const createFile = (name: string, type = '') => ({ name, type });

describe('file types', () => {
  it.each([
    ['*', createFile('a.exe'), true],
    ['', createFile('a.exe'), true],
    ['.pdf,image/*', createFile('Plan.PDF'), true],
    ['.pdf,image/*', createFile('photo.png', 'image/png'), true],
    ['.pdf, image/*', createFile('notes.txt', 'text/plain'), false],
    ['*.pdf', createFile('pdf'), false],
    ['image/*', createFile('IMG_1.HEIC'), true],
    ['image/*', createFile('trap.png', 'text/html'), false],
    ['application/pdf', createFile('x', 'application/pdf'), true],
    ['!*.exe', createFile('a.txt'), true],
    ['*,!.exe', createFile('a.exe'), false],
    ['report*2026*.pdf', createFile('report-of-2026-11.pdf'), true],
    ['report*2026*.pdf', createFile('report.pdf'), false],
  ])('matches pattern %s with %o: %s', (pattern, file, isTaken) => {
    expect(matchesFilePattern(file, pattern)).toBe(isTaken);
  });

  it("doesn't block on a pattern with many wildcards", () => {
    expect(matchesFilePattern(createFile(`${'a'.repeat(5000)}!`), `${'*a'.repeat(500)}b`)).toBe(false);
  });

  it('converts patterns to the accept attribute of a file input', () => {
    expect(['.pdf,image/*', '*.pdf', '*', '!*.exe', 'report*.pdf'].map(formatAcceptAttribute)).toEqual([
      '.pdf,image/*',
      '.pdf',
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('sizes', () => {
  it('parses B, KB, MB and GB, and returns undefined for blank text or zero', () => {
    expect(['10MB', '1.5 kb', '500', '1GB', '0KB', '', 'large'].map(parseFileSize)).toEqual([
      10 * 1024 ** 2,
      1536,
      500,
      1024 ** 3,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it("shows B, KB and MB in the reader's locale", () => {
    expect([0, 1023, 1536, 245_760, 2_411_724, 10 * 1024 ** 2].map((size) => formatFileSize(size, 'en'))).toEqual([
      '0 B',
      '1023 B',
      '1.5 KB',
      '240 KB',
      '2.3 MB',
      '10 MB',
    ]);
    expect(formatFileSize(1536, 'de')).toBe('1,5 KB');
  });
});

describe('stored files', () => {
  it('parses files stored by other programs, and drops invalid entries', () => {
    expect(parseFiles({ name: 'a.txt', size: '12', storage: 'base64' })).toEqual([
      { id: 'a.txt', name: 'a.txt', originalName: 'a.txt', size: 12, type: '', url: '', storage: 'base64' },
    ]);
    expect(parseFiles([null, 'x', { id: 7, size: -3 }])).toMatchObject([{ id: '7', name: '7', size: 0 }]);
    expect([parseFiles('x'), parseFiles(undefined), parseFiles(3)]).toEqual([[], [], []]);
  });

  it('links only to HTTP addresses and shows only bitmaps', () => {
    const file = (more: object) => parseFiles([{ id: 'a', ...more }])[0]!;
    expect(findSafeUrl(file({ url: 'https://example.com/a' }))).toBe('https://example.com/a');
    for (const url of ['javascript:alert(1)', 'data:text/html,x', 'blob:x', '//example.com', 'https:evil']) {
      expect(findSafeUrl(file({ url })), url).toBeUndefined();
    }
    expect(findThumbnail(file({ thumbnail: 'data:image/jpeg;base64,AAAA' }))).toBe('data:image/jpeg;base64,AAAA');
    for (const thumbnail of ['https://example.com/spy.png', 'data:image/svg+xml;base64,AAAA', 'javascript:x', 7, {}]) {
      expect(findThumbnail(file({ thumbnail })), String(thumbnail)).toBeUndefined();
    }
  });
});
