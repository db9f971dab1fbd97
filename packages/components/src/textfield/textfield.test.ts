import { describe, expect, it } from 'vitest';
import { printTextfield } from './textfield.print.ts';
import { getTextEntries, textfield } from './textfield.ts';

const parseProps = (settings: object = {}) => textfield.props.parse(settings);

describe('textfield', () => {
  it('is an empty text initially, unless it has a default value', () => {
    expect(textfield.emptyValue(parseProps())).toBe('');
    expect(textfield.emptyValue(parseProps({ defaultValue: 7 }))).toBe(7);
    expect(textfield.emptyValue(parseProps({ multiple: true }))).toEqual(['']);
  });

  it('treats spaces as no answer', () => {
    expect(textfield.isEmpty('  ', parseProps())).toBe(true);
    expect(textfield.isEmpty(['', ' '], parseProps({ multiple: true }))).toBe(true);
    expect(textfield.isEmpty(['', 'x'], parseProps({ multiple: true }))).toBe(false);
  });

  it('reports a broken limit once, even if several answers break it', () => {
    const settings = parseProps({ multiple: true, validate: { minLength: 3 } });
    expect(textfield.check(['ab', '', 'c'], settings)).toEqual([{ rule: 'minLength', params: { limit: 3 } }]);
  });

  it('[ENG-149] must match the whole mask, unless the author allows incomplete text', () => {
    const rules = (value: unknown, settings: object) => textfield.check(value as string, parseProps(settings));
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
    expect(textfield.check(['x'], parseProps())).toEqual([{ rule: 'nonarray' }]);
  });

  it('keeps numbers, which calculations can add, and other values', () => {
    expect(textfield.normalize(5, parseProps())).toBe(5);
    expect(textfield.normalize(null, parseProps())).toBe('');
    expect(textfield.normalize({ a: 1 }, parseProps())).toEqual({ a: 1 });
    expect(textfield.normalize('x', parseProps({ multiple: true }))).toEqual(['x']);
    expect(textfield.fromCalculation!(['x', 7], parseProps({ multiple: true }))).toEqual(['x', 7]);
  });

  it('has at least one entry in which to type', () => {
    expect(getTextEntries([])).toEqual(['']);
    expect(getTextEntries(textfield.emptyValue(parseProps({ multiple: true, defaultValue: [] })))).toEqual(['']);
  });

  it('prints the answers with prefix and suffix', () => {
    const settings = parseProps({ multiple: true, suffix: 'mm' });
    expect(printTextfield('en')({ props: settings, value: ['2', '', '3'], label: 'Gap', slots: [] })).toEqual([
      { kind: 'pair', label: 'Gap', value: '2 mm, 3 mm' },
    ]);
  });
});
