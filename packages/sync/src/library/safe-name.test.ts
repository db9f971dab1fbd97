import { describe, expect, it } from 'vitest';
import { formatResponseFolderName, toNumberedName, toSafeFileName, toSafeName } from './safe-name.ts';

describe('a safe name', () => {
  it.each([
    ['Site visit', 'Site visit'],
    ['  A/B: "C"?  *', 'AB C'],
    ['', 'Untitled'],
    [' .. ', 'Untitled'],
    ['CON', 'Untitled'],
    ['com7', 'Untitled'],
    ['.lock', 'Untitled'],
    ['Forms', 'Untitled'],
    ['my_vti_form', 'myform'],
    ['~$owner', 'owner'],
    ['Visit v1.', 'Visit v1'],
    ['50 % of #1', '50 % of #1'],
    ['gpj\u202efdp', 'gpjfdp'],
    ['tab\tand\nline', 'tabandline'],
    ['Cafe\u0301', 'Café'],
  ])('for %j is %j', (title, name) => {
    expect(toSafeName(title)).toBe(name);
  });

  it('has at most 50 characters and no unpaired surrogate', () => {
    expect(toSafeName('a'.repeat(60))).toHaveLength(50);
    expect(toSafeName(`${'a'.repeat(49)}😀`)).toBe('a'.repeat(49));
    expect(toSafeName(`${'a'.repeat(49)} b`)).toBe('a'.repeat(49));
  });

  it('keeps the complete number of a response folder, whatever the title', () => {
    expect(formatResponseFolderName(123456, 'b'.repeat(60))).toBe(`123456 ${'b'.repeat(50)}`);
    expect(formatResponseFolderName(7, '???')).toBe('7 Untitled');
  });

  it('keeps an added number', () => {
    expect(toNumberedName('Intake', 2)).toBe('Intake 2');
    expect(toNumberedName('c'.repeat(60), 12)).toBe(`${'c'.repeat(47)} 12`);
  });

  it('keeps the extension of a file name', () => {
    expect(toSafeFileName('report: final.pdf')).toBe('report final.pdf');
    expect(toSafeFileName(`${'d'.repeat(80)}.jpeg`)).toBe(`${'d'.repeat(45)}.jpeg`);
    expect(toSafeFileName('CON.txt')).toBe('Untitled.txt');
    expect(toSafeFileName('no extension')).toBe('no extension');
    // A file name on a disk may contain an unpaired surrogate, which no URL can represent. A complete pair stays.
    expect(toSafeFileName('qu\ud83day \ud83d\udea2.png')).toBe('quay \ud83d\udea2.png');
    expect(() => encodeURIComponent(toSafeFileName('\udea2.png'))).not.toThrow();
  });
});
