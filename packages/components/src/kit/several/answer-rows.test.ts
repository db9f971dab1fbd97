import { describe, expect, it } from 'vitest';
import { addBlank, answered, dropAt, follow, replaceAt, rowsOf } from './answer-rows.ts';

const values = (rows: ReturnType<typeof rowsOf>) => rows.map(({ value }) => value);

describe('the rows of several answers', () => {
  it('are never none, and blank ones are not stored', () => {
    expect(values(rowsOf([]))).toEqual([undefined]);
    expect(values(rowsOf('one'))).toEqual(['one']);
    expect(answered(addBlank(rowsOf(['a', 'b'])))).toEqual(['a', 'b']);
    expect(answered(replaceAt(rowsOf(['a', 'b']), 0, ''))).toEqual(['b']);
  });

  it('keep their keys while others come and go', () => {
    const rows = dropAt(addBlank(rowsOf(['a', 'b'])), 0);
    expect(rows.map(({ key }) => key)).toEqual([1, 2]);
    expect(addBlank(rows).at(-1)).toEqual({ key: 3, value: undefined });
  });

  it('stay as they are while the answers are theirs, blank ones too', () => {
    const rows = replaceAt(addBlank(rowsOf(['a'])), 1, 'b');
    expect(follow(rows, ['a', 'b'])).toBe(rows);
    const blank = addBlank(rowsOf(['a']));
    expect(follow(blank, ['a'])).toBe(blank);
  });

  it('follow answers that changed elsewhere, and leave blank ones to be written in', () => {
    const rows = addBlank(rowsOf([1, 2]));
    expect(values(follow(rows, [1, 3]))).toEqual([1, 3, undefined]);
    expect(values(follow(rows, [5]))).toEqual([5, undefined]);
    expect(values(follow(rows, [5, 6, 7]))).toEqual([5, 6, undefined, 7]);
    expect(values(follow(rowsOf([1, 2]), undefined))).toEqual([undefined]);
  });
});
