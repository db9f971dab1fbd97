import { describe, expect, it } from 'vitest';
import { fitsMask, intoMask } from '../kit/rules/input-mask.ts';
import { printPhoneNumber } from './phoneNumber.print.ts';
import { phoneNumber } from './phoneNumber.ts';

const props = (settings: object = {}) => phoneNumber.props.parse(settings);
const rules = (value: string, settings: object = {}) =>
  phoneNumber.check(value, props(settings)).map((broken) => broken.rule);

describe('masks', () => {
  it('puts the signs in while one types, and not before they are needed', () => {
    const typed = ['0', '020', '0207', '0207946', '02079460958'.slice(0, 10)];
    expect(typed.map((digits) => intoMask(digits, '(999) 999-9999'))).toEqual([
      '(0',
      '(020',
      '(020) 7',
      '(020) 794-6',
      '(020) 794-6095',
    ]);
  });

  it('reads a pasted number whatever signs it has', () => {
    expect(intoMask('020.794-6095', '(999) 999-9999')).toBe('(020) 794-6095');
    expect(intoMask('+47 91234567', '+47 999 99 999')).toBe('+47 912 34 567');
  });

  it('gives back what the mask cannot take', () => {
    expect(intoMask('020794609511', '(999) 999-9999')).toBe('020794609511');
    expect(intoMask('ask Tom', '(999) 999-9999')).toBe('ask Tom');
  });

  it('knows letters, either, and signs that stand for themselves', () => {
    expect(fitsMask('AB-1x', 'aa-**')).toBe(true);
    expect(fitsMask('9-1', '\\9-9')).toBe(true);
    expect(fitsMask('8-1', '\\9-9')).toBe(false);
  });
});

describe('phone number', () => {
  it("fills the author's mask, form.io's where there is none", () => {
    expect([rules('(020) 794-6095'), rules('(020) 794'), rules('912 34 567', { inputMask: '999 99 999' })]).toEqual([
      [],
      ['mask'],
      [],
    ]);
  });

  it('takes anything where the author wants no mask', () => {
    expect([rules('12', { inputMask: false }), rules('12', { inputMask: '' })]).toEqual([[], []]);
  });

  it("takes a number with its country's code, but not under a mask that the author chose", () => {
    expect(rules('+47 912 34 567')).toEqual([]);
    expect(rules('+47 12')).toEqual(['phoneNumber']);
    expect(rules('+47 ring me', { inputMask: false })).toEqual(['phoneNumber']);
    expect(rules('+4791234567', { inputMask: '999 99 999' })).toEqual(['mask']);
  });

  it('checks under the mask that was chosen of several', () => {
    const several = props({
      allowMultipleMasks: 'true',
      inputMasks: [{ label: 'Mobile', mask: '99999 999999' }, { label: 'Desk', mask: '9999' }, null],
    });
    expect(phoneNumber.check({ value: '4417', maskName: 'Desk' }, several)).toEqual([]);
    expect(phoneNumber.check({ value: '4417', maskName: 'Mobile' }, several)).toHaveLength(1);
    expect(phoneNumber.normalize('4417', several)).toEqual({ value: '4417', maskName: 'Mobile' });
    expect(phoneNumber.normalize({ value: '4417', maskName: 'Desk' }, props())).toBe('4417');
    expect(phoneNumber.isEmpty({ value: '', maskName: 'Desk' }, several)).toBe(true);
  });

  it('keeps the pattern and the lengths that an author wants', () => {
    expect(rules('(020) 794-6095', { validate: { pattern: '\\(0.*' } })).toEqual([]);
    expect(rules('(120) 794-6095', { validate: { pattern: '\\(0.*', maxLength: 3 } })).toEqual([
      'maxLength',
      'pattern',
    ]);
  });

  it('prints the number with what stands around it', () => {
    expect(
      printPhoneNumber('en')({ props: props({ prefix: '+47' }), value: '912 34 567', label: 'Office', slots: [] }),
    ).toEqual([{ kind: 'pair', label: 'Office', value: '+47 912 34 567' }]);
  });
});
