import { describe, expect, it } from 'vitest';
import { checkboxMessages } from './checkbox.messages.ts';
import { printCheckbox } from './checkbox.print.ts';
import { checkbox } from './checkbox.ts';

const messages = await checkboxMessages.read({ language: 'en', locale: 'en' });

const props = checkbox.props.parse({});

describe('checkbox', () => {
  it('is false initially, and counts as unanswered while false', () => {
    expect(checkbox.emptyValue(props)).toBe(false);
    expect([checkbox.isEmpty(false, props), checkbox.isEmpty(true, props)]).toEqual([true, false]);
  });

  it('parses booleans that other programs store as text or numbers', () => {
    expect(['true', 1, 'on', 'false', 0, '', null].map((value) => checkbox.normalize(value, props))).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
    expect(checkbox.normalize('maybe', props)).toBe('maybe');
  });

  it('prints No for an unselected checkbox', () => {
    expect(printCheckbox(messages)({ props, value: undefined, label: 'Briefed', slots: [] })).toEqual([
      { kind: 'pair', label: 'Briefed', value: 'No' },
    ]);
  });
});
