import { describe, expect, it } from 'vitest';
import { conflictFreeName, nameKey, problemOfName, problemOfPath } from './names.ts';

describe('problemOfName', () => {
  it.each(['a.json', 'ä ö.txt', '50%', 'a#b', "it's", 'a+b&c', '.hidden', 'console', 'com10', 'file.'])(
    'takes %j',
    (name) => {
      expect(problemOfName(name)).toBeUndefined();
    },
  );

  it.each([
    ['', 'empty'],
    ['x'.repeat(256), 'too-long'],
    ...[...'"*:<>?/\\|\u0007'].map((sign) => [`a${sign}b`, 'illegal-character']),
    [' a', 'outer-space'],
    ['a ', 'outer-space'],
    ['..', 'trailing-dot'],
    ['CON', 'reserved'],
    ['lpt9', 'reserved'],
    ['.lock', 'reserved'],
    ['a_vti_b', 'reserved'],
    ['desktop.ini', 'reserved'],
    ['~$a.docx', 'reserved'],
  ])('refuses %j: %s', (name, problem) => {
    expect(problemOfName(name)).toBe(problem);
  });

  it('refuses some names only for folders, or only at the root', () => {
    expect(problemOfName('a.', { isFolder: true })).toBe('trailing-dot');
    expect(problemOfName('Forms', { isAtRoot: true })).toBe('reserved');
    expect(problemOfName('Forms')).toBeUndefined();
  });
});

it('refuses paths of more than 400 characters', () => {
  expect(problemOfPath('a/'.repeat(200))).toBeUndefined();
  expect(problemOfPath(`${'a/'.repeat(200)}b`)).toBe('too-long');
});

it('takes names that differ in case only as the same, accents as different', () => {
  expect(nameKey('ÄB.txt')).toBe(nameKey('äb.TXT'));
  expect(nameKey('a')).not.toBe(nameKey('ä'));
});

describe('conflictFreeName', () => {
  const among =
    (...names: string[]) =>
    (name: string) =>
      names.some((taken) => nameKey(taken) === nameKey(name));

  it('keeps a free name', () => {
    expect(conflictFreeName('file.txt', among())).toBe('file.txt');
  });

  it('puts the first free number before the last extension', () => {
    expect(conflictFreeName('file.txt', among('FILE.txt'))).toBe('file 1.txt');
    expect(conflictFreeName('file.txt', among('file.txt', 'file 1.TXT'))).toBe('file 2.txt');
    expect(conflictFreeName('a.tar.gz', among('a.tar.gz'))).toBe('a.tar 1.gz');
    expect(conflictFreeName('.hidden', among('.hidden'))).toBe('.hidden 1');
  });

  it('knows no extension of a folder', () => {
    expect(conflictFreeName('v1.2', among('v1.2'), true)).toBe('v1.2 1');
  });
});
