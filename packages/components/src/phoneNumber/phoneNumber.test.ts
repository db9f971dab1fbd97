import { describe, expect, it } from 'vitest';
import { applyMask, matchesMask } from '../kit/rules/input-mask.ts';
import { printPhoneNumber } from './phoneNumber.print.ts';
import { phoneNumber } from './phoneNumber.ts';

const parseProps = (settings: object = {}) => phoneNumber.props.parse(settings);
const findBrokenRules = (value: string, settings: object = {}) =>
  phoneNumber.check(value, parseProps(settings)).map((broken) => broken.rule);

describe('masks', () => {
  it('inserts literal characters of the mask when the next digit is typed', () => {
    const typed = ['0', '020', '0207', '0207946', '02079460958'.slice(0, 10)];
    expect(typed.map((digits) => applyMask(digits, '(999) 999-9999'))).toEqual([
      '(0',
      '(020',
      '(020) 7',
      '(020) 794-6',
      '(020) 794-6095',
    ]);
  });

  it('formats a pasted number with any separators', () => {
    expect(applyMask('020.794-6095', '(999) 999-9999')).toBe('(020) 794-6095');
    expect(applyMask('+47 91234567', '+47 999 99 999')).toBe('+47 912 34 567');
  });

  it("keeps text that doesn't match the mask", () => {
    expect(applyMask('020794609511', '(999) 999-9999')).toBe('020794609511');
    expect(applyMask('ask Tom', '(999) 999-9999')).toBe('ask Tom');
  });

  it('supports mask characters for letters, for letters or digits, and escaped literals', () => {
    expect(matchesMask('AB-1x', 'aa-**')).toBe(true);
    expect(matchesMask('9-1', '\\9-9')).toBe(true);
    expect(matchesMask('8-1', '\\9-9')).toBe(false);
  });
});

describe('phone number', () => {
  it("uses the author's mask, or form.io's default mask", () => {
    expect([
      findBrokenRules('(020) 794-6095'),
      findBrokenRules('(020) 794'),
      findBrokenRules('912 34 567', { inputMask: '999 99 999' }),
    ]).toEqual([[], ['mask'], []]);
  });

  it('accepts anything without a mask', () => {
    expect([findBrokenRules('12', { inputMask: false }), findBrokenRules('12', { inputMask: '' })]).toEqual([[], []]);
  });

  it('accepts an international number unless the author chose a mask', () => {
    expect(findBrokenRules('+47 912 34 567')).toEqual([]);
    expect(findBrokenRules('+47 12')).toEqual(['phoneNumber']);
    expect(findBrokenRules('+47 ring me', { inputMask: false })).toEqual(['phoneNumber']);
    expect(findBrokenRules('+4791234567', { inputMask: '999 99 999' })).toEqual(['mask']);
  });

  it('validates a number against the mask that the respondent chose', () => {
    const several = parseProps({
      allowMultipleMasks: 'true',
      inputMasks: [{ label: 'Mobile', mask: '99999 999999' }, { label: 'Desk', mask: '9999' }, null],
    });
    expect(phoneNumber.check({ value: '4417', maskName: 'Desk' }, several)).toEqual([]);
    expect(phoneNumber.check({ value: '4417', maskName: 'Mobile' }, several)).toHaveLength(1);
    expect(phoneNumber.normalize('4417', several)).toEqual({ value: '4417', maskName: 'Mobile' });
    expect(phoneNumber.normalize({ value: '4417', maskName: 'Desk' }, parseProps())).toBe('4417');
    expect(phoneNumber.isEmpty({ value: '', maskName: 'Desk' }, several)).toBe(true);
  });

  it("validates the author's pattern and lengths", () => {
    expect(findBrokenRules('(020) 794-6095', { validate: { pattern: '\\(0.*' } })).toEqual([]);
    expect(findBrokenRules('(120) 794-6095', { validate: { pattern: '\\(0.*', maxLength: 3 } })).toEqual([
      'maxLength',
      'pattern',
    ]);
  });

  it('prints the number with its prefix and suffix', () => {
    expect(
      printPhoneNumber('en')({ props: parseProps({ prefix: '+47' }), value: '912 34 567', label: 'Office', slots: [] }),
    ).toEqual([{ kind: 'pair', label: 'Office', value: '+47 912 34 567' }]);
  });
});
