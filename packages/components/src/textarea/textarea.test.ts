import { describe, expect, it } from 'vitest';
import { printTextarea } from './textarea.print.ts';
import { textarea } from './textarea.ts';

const props = (settings: object = {}) => textarea.props.parse(settings);

describe('textarea', () => {
  it('counts words and characters of the whole text', () => {
    const settings = props({ validate: { maxWords: 3 } });
    expect(textarea.check('one two\nthree', settings)).toEqual([]);
    expect(textarea.check('one two\nthree four', settings)).toEqual([{ rule: 'maxWords', params: { limit: 3 } }]);
  });

  it('keeps JSON answers as they are and refuses text that is no JSON', () => {
    const settings = props({ as: 'json' });
    expect(textarea.normalize({ a: 1 }, settings)).toEqual({ a: 1 });
    expect(textarea.check({ a: 1 }, settings)).toEqual([]);
    expect(textarea.check('{ half', settings)).toEqual([{ rule: 'json' }]);
  });

  it('[ENG-146] checks each of several texts, and takes JSON that is a list for one answer', () => {
    const several = props({ multiple: true, validate: { minLength: 3 } });
    expect(textarea.check(['abc', 'a', ''], several)).toEqual([{ rule: 'minLength', params: { limit: 3 } }]);
    expect(textarea.isEmpty(['', ' '], several)).toBe(true);
    expect(textarea.normalize([5, null], several)).toEqual([5, '']);
    expect(textarea.check(['a'], props({}))).toEqual([{ rule: 'nonarray' }]);
    expect(textarea.check([1, 2], props({ as: 'json' }))).toEqual([]);
    expect(printTextarea({ props: several, value: ['a', '', 'b'], label: 'Notes', slots: [] })).toEqual([
      { kind: 'pair', label: 'Notes', value: 'a, b' },
    ]);
  });

  it('reads the number of lines from text and ignores editors that it does not have', () => {
    expect(props({ rows: '5', as: 'html', editor: 'quill' })).toMatchObject({ rows: 5, as: 'string' });
  });
});
