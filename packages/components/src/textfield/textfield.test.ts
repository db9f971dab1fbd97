import { describe, expect, it } from 'vitest';
import { printTextfield } from './textfield.print.ts';
import { textfield } from './textfield.ts';

const props = (settings: object = {}) => textfield.props.parse(settings);

describe('textfield', () => {
  it('is the empty text before anybody answered, or its default value as text', () => {
    expect(textfield.emptyValue(props())).toBe('');
    expect(textfield.emptyValue(props({ defaultValue: 7 }))).toBe('7');
    expect(textfield.emptyValue(props({ multiple: true }))).toEqual(['']);
  });

  it('counts blanks as no answer', () => {
    expect(textfield.isEmpty('  ', props())).toBe(true);
    expect(textfield.isEmpty(['', ' '], props({ multiple: true }))).toBe(true);
    expect(textfield.isEmpty(['', 'x'], props({ multiple: true }))).toBe(false);
  });

  it('names a limit once, however many of several answers break it', () => {
    const settings = props({ multiple: true, validate: { minLength: 3 } });
    expect(textfield.check(['ab', '', 'c'], settings)).toEqual([{ rule: 'minLength', params: { limit: 3 } }]);
  });

  it('reads numbers as text and keeps what is no text', () => {
    expect(textfield.normalize(5, props())).toBe('5');
    expect(textfield.normalize(null, props())).toBe('');
    expect(textfield.normalize({ a: 1 }, props())).toEqual({ a: 1 });
    expect(textfield.normalize('x', props({ multiple: true }))).toEqual(['x']);
  });

  it('prints the answers with prefix and suffix', () => {
    const settings = props({ multiple: true, suffix: 'mm' });
    expect(printTextfield({ props: settings, value: ['2', '', '3'], label: 'Gap', slots: [] })).toEqual([
      { kind: 'pair', label: 'Gap', value: '2 mm, 3 mm' },
    ]);
  });
});
