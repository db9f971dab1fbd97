import { describe, expect, it } from 'vitest';
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

  it('reads the number of lines from text and ignores editors that it does not have', () => {
    expect(props({ rows: '5', as: 'html', editor: 'quill' })).toMatchObject({ rows: 5, as: 'string' });
  });
});
