import { describe, expect, it } from 'vitest';
import { printTextfield } from './textfield.print.ts';
import { getEntries, textfield } from './textfield.ts';

const props = (settings: object = {}) => textfield.props.parse(settings);

describe('textfield', () => {
  it('is an empty text initially, unless it has a default value', () => {
    expect(textfield.emptyValue(props())).toBe('');
    expect(textfield.emptyValue(props({ defaultValue: 7 }))).toBe(7);
    expect(textfield.emptyValue(props({ multiple: true }))).toEqual(['']);
  });

  it('treats spaces as no answer', () => {
    expect(textfield.isEmpty('  ', props())).toBe(true);
    expect(textfield.isEmpty(['', ' '], props({ multiple: true }))).toBe(true);
    expect(textfield.isEmpty(['', 'x'], props({ multiple: true }))).toBe(false);
  });

  it('reports a broken limit once, even if several answers break it', () => {
    const settings = props({ multiple: true, validate: { minLength: 3 } });
    expect(textfield.check(['ab', '', 'c'], settings)).toEqual([{ rule: 'minLength', params: { limit: 3 } }]);
  });

  it('[ENG-149] must match the whole mask, unless the author allows incomplete text', () => {
    const rules = (value: unknown, settings: object) => textfield.check(value as string, props(settings));
    const mask = { inputMask: '999-aa' };
    expect(rules('123-xy', mask)).toEqual([]);
    expect(rules('123', mask)).toEqual([{ rule: 'mask', params: { mask: '999-aa' } }]);
    expect(rules('123', { ...mask, placeholder: '001-no' })).toEqual([{ rule: 'mask', params: { mask: '001-no' } }]);
    expect(rules('123', { ...mask, validate: { skipMaskValidation: true } })).toEqual([]);
    const several = {
      allowMultipleMasks: true,
      inputMasks: [
        { label: 'a', mask: '99' },
        { label: 'b', mask: 'aa' },
      ],
    };
    expect(rules({ value: 'xy', maskName: 'b' }, several)).toEqual([]);
    expect(rules({ value: 'xy', maskName: 'a' }, several)).toEqual([{ rule: 'mask', params: { mask: '99' } }]);
    expect(rules('12', several)).toEqual([]);
  });

  it('rejects a list for a single answer', () => {
    expect(textfield.check(['x'], props())).toEqual([{ rule: 'nonarray' }]);
  });

  it('keeps numbers, which calculations can add, and other values', () => {
    expect(textfield.normalize(5, props())).toBe(5);
    expect(textfield.normalize(null, props())).toBe('');
    expect(textfield.normalize({ a: 1 }, props())).toEqual({ a: 1 });
    expect(textfield.normalize('x', props({ multiple: true }))).toEqual(['x']);
    expect(textfield.fromCalculation!(['x', 7], props({ multiple: true }))).toEqual(['x', 7]);
  });

  it('has at least one entry in which to type', () => {
    expect(getEntries([])).toEqual(['']);
    expect(getEntries(textfield.emptyValue(props({ multiple: true, defaultValue: [] })))).toEqual(['']);
  });

  it('prints the answers with prefix and suffix', () => {
    const settings = props({ multiple: true, suffix: 'mm' });
    expect(printTextfield('en')({ props: settings, value: ['2', '', '3'], label: 'Gap', slots: [] })).toEqual([
      { kind: 'pair', label: 'Gap', value: '2 mm, 3 mm' },
    ]);
  });
});
