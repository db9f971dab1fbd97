import { describe, expect, it } from 'vitest';
import { createXlsx } from '../files/create-xlsx.ts';
import { findComponent, formatFindings, readValidForm } from '../testing/read-valid-form.ts';

describe('a table of questions', () => {
  const csv =
    'Question;Type;Options;Required;Section;Owner\n"Your ""name""";text;;yes;You;Ann\nColour;dropdown;Red|Green;;You;\nHow many?;;;;;\n';

  it('[IMP-60] has a question in each row, in sections', () => {
    const read = readValidForm(csv);
    expect(read.format).toBe('table');
    expect(read.form.components).toMatchObject([
      {
        type: 'panel',
        title: 'You',
        components: [
          {
            type: 'textfield',
            key: 'yourName',
            label: 'Your "name"',
            validate: { required: true },
            foreign: { properties: { Owner: 'Ann' } },
          },
          {
            type: 'select',
            data: {
              values: [
                { label: 'Red', value: 'red' },
                { label: 'Green', value: 'green' },
              ],
            },
          },
        ],
      },
      { type: 'number', label: 'How many?' },
      { type: 'button' },
    ]);
    expect(formatFindings(read, 'Owner')).toEqual(['lost unknown']);
  });

  it('[IMP-60] may be a sheet of a workbook', () => {
    const read = readValidForm(
      createXlsx({
        Fragen: [
          ['Frage', 'Typ'],
          ['Geboren', 'Datum'],
        ],
      }),
    );
    expect(read.form.components[0]).toMatchObject({ type: 'datetime', label: 'Geboren', enableTime: false });
  });
});

describe('a plain text', () => {
  it('[IMP-61] has one question per line with its choices below, and reports inferred types', () => {
    const read = readValidForm(
      '# Site visit\n\n1. Name*: ______\n2. Date of the visit\nIs the site safe?\nProtective equipment\n[ ] Helmet\n[ ] Boots\n## Defects\nColour\n- Red\n- Green\nDescribe what you saw\nSignature\n',
    );
    expect([read.format, read.title]).toEqual(['text', 'Site visit']);
    expect(read.form.components).toMatchObject([
      { type: 'textfield', label: 'Name', validate: { required: true } },
      { type: 'datetime', label: 'Date of the visit' },
      { type: 'radio', values: [{ label: 'Yes' }, { label: 'No' }] },
      { type: 'selectboxes', values: [{ label: 'Helmet', value: 'helmet' }, { label: 'Boots' }] },
      {
        type: 'panel',
        title: 'Defects',
        components: [
          { type: 'radio', values: [{ label: 'Red' }, { label: 'Green' }] },
          { type: 'textarea' },
          { type: 'signature' },
        ],
      },
      { type: 'button' },
    ]);
    expect(findComponent(read, 'signature').key).toBe('signature');
    expect(formatFindings(read, 'line')).toContain('changed guessed');
  });
});
