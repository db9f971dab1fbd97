import { describe, expect, it } from 'vitest';
import { createConflictFreeName, getNameKey, getNameProblem, getPathProblem } from './item-names.ts';

describe('getNameProblem', () => {
  it.each(['a.json', 'ä ö.txt', '50%', 'a#b', "it's", 'a+b&c', '.hidden', 'console', 'com10', 'file.'])(
    'accepts %j',
    (name) => {
      expect(getNameProblem(name)).toBeUndefined();
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
  ])('rejects %j: %s', (name, problem) => {
    expect(getNameProblem(name)).toBe(problem);
  });

  it('rejects some names only for folders, or only at the root', () => {
    expect(getNameProblem('a.', { isFolder: true })).toBe('trailing-dot');
    expect(getNameProblem('Forms', { isAtRoot: true })).toBe('reserved');
    expect(getNameProblem('Forms')).toBeUndefined();
  });
});

it('rejects paths of more than 400 characters', () => {
  expect(getPathProblem('a/'.repeat(200))).toBeUndefined();
  expect(getPathProblem(`${'a/'.repeat(200)}b`)).toBe('too-long');
});

it('treats names that differ only in case as equal, and accents as different', () => {
  expect(getNameKey('ÄB.txt')).toBe(getNameKey('äb.TXT'));
  expect(getNameKey('a')).not.toBe(getNameKey('ä'));
});

describe('createConflictFreeName', () => {
  const among =
    (...names: string[]) =>
    (name: string) =>
      names.some((taken) => getNameKey(taken) === getNameKey(name));

  it('keeps a free name', () => {
    expect(createConflictFreeName('file.txt', among())).toBe('file.txt');
  });

  it('puts the first free number before the last extension', () => {
    expect(createConflictFreeName('file.txt', among('FILE.txt'))).toBe('file 1.txt');
    expect(createConflictFreeName('file.txt', among('file.txt', 'file 1.TXT'))).toBe('file 2.txt');
    expect(createConflictFreeName('a.tar.gz', among('a.tar.gz'))).toBe('a.tar 1.gz');
    expect(createConflictFreeName('.hidden', among('.hidden'))).toBe('.hidden 1');
  });

  it('does not treat the end of a folder name as an extension', () => {
    expect(createConflictFreeName('v1.2', among('v1.2'), true)).toBe('v1.2 1');
  });
});
