import { describe, expect, it } from 'vitest';
import { formatFindings, readValidForm } from '../testing/read-valid-form.ts';

const form = {
  title: 'Visit',
  display: 'wizard',
  settings: { theme: 'x' },
  components: [
    {
      type: 'panel',
      key: 'p',
      title: 'P',
      input: false,
      components: [
        { type: 'simpletextfield', key: 'a', label: 'A', input: true, unheardOf: { deep: [1] } },
        { type: 'number', key: 'b', label: 'B', input: true, calculateValue: 'value = data.a.length' },
        { type: 'form', key: 'c', label: 'Nested', input: true },
      ],
    },
  ],
};

describe('a form.io form', () => {
  it('[IMP-30] stays unchanged', () => {
    const before = JSON.stringify(form);
    const read = readValidForm(before);
    expect([read.format, read.title]).toEqual(['formio', 'Visit']);
    expect(JSON.stringify(read.form)).toBe(before);
  });

  it('[IMP-30] is found inside the JSON wrappers of other products', () => {
    const { title: _title, ...unwrapped } = form;
    for (const wrapped of [
      { name: 'Visit', schema: unwrapped },
      { title: 'Visit', form: unwrapped },
    ]) {
      expect(readValidForm(wrapped)).toMatchObject({ format: 'formio', title: 'Visit', form: unwrapped });
    }
  });

  it('[IMP-4] keeps code and reports it', () => {
    expect(formatFindings(readValidForm(form), 'calculateValue')).toEqual(['changed script']);
  });

  it('[IMP-2] reports unsupported properties', () => {
    const read = readValidForm(form);
    expect(formatFindings(read, 'unheardOf')).toEqual(['lost unknown']);
    expect(formatFindings(read, 'type')).toEqual(['kept', 'changed otherType', 'kept', 'lost notShown']);
  });
});
