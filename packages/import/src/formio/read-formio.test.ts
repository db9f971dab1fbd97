import { describe, expect, it } from 'vitest';
import { becameOf, readGood } from '../testing/read.ts';

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

describe('a form of form.io', () => {
  it('[IMP-30] stays as it is', () => {
    const before = JSON.stringify(form);
    const read = readGood(before);
    expect([read.format, read.title]).toEqual(['formio', 'Visit']);
    expect(JSON.stringify(read.form)).toBe(before);
  });

  it('[IMP-30] is found in what others put around it', () => {
    const { title: _title, ...bare } = form;
    for (const around of [
      { name: 'Visit', schema: bare },
      { title: 'Visit', form: bare },
    ]) {
      expect(readGood(around)).toMatchObject({ format: 'formio', title: 'Visit', form: bare });
    }
  });

  it('[IMP-4] keeps code, and says that it is code', () => {
    expect(becameOf(readGood(form), 'calculateValue')).toEqual(['changed script']);
  });

  it('[IMP-2] says what of it is not in use', () => {
    const read = readGood(form);
    expect(becameOf(read, 'unheardOf')).toEqual(['lost unknown']);
    expect(becameOf(read, 'type')).toEqual(['kept', 'changed otherType', 'kept', 'lost notShown']);
  });
});
