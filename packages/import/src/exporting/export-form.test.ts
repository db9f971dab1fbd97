import { type FormDefinition, walkComponents } from '@tideform/engine';
import { describe, expect, it } from 'vitest';
import { exportForm } from '../index.ts';
import { readValidForm } from '../testing/read-valid-form.ts';

const createChoices = (...labels: string[]) => labels.map((label) => ({ label, value: label.toLowerCase() }));

const form: FormDefinition = {
  display: 'form',
  components: [
    {
      type: 'textfield',
      key: 'name',
      label: 'Name',
      input: true,
      description: 'In full',
      validate: { required: true, maxLength: 40 },
    },
    { type: 'textarea', key: 'about', label: 'About', input: true },
    { type: 'number', key: 'age', label: 'Age', input: true, decimalLimit: 0, validate: { min: 18, max: 99 } },
    {
      type: 'radio',
      key: 'size',
      label: 'Size',
      input: true,
      values: createChoices('S', 'M'),
      validate: { required: true },
    },
    {
      type: 'select',
      key: 'town',
      label: 'Town',
      input: true,
      data: { values: createChoices('Bonn', 'Köln') },
      conditional: { show: true, when: 'size', eq: 'm' },
    },
    { type: 'selectboxes', key: 'days', label: 'Days', input: true, values: createChoices('Mon', 'Tue') },
    { type: 'datetime', key: 'on', label: 'On', input: true, enableTime: false },
    { type: 'checkbox', key: 'agreed', label: 'Agreed', input: true },
    { type: 'signature', key: 'sign', label: 'Sign', input: true },
    {
      ...{ type: 'panel', key: 'p', title: 'Visit', input: false },
      components: [
        {
          ...{ type: 'editgrid', key: 'items', label: 'Items', input: true },
          components: [
            { type: 'textfield', key: 'what', label: 'What', input: true },
            { type: 'number', key: 'many', label: 'How many', input: true, calculateValue: 'value = 1' },
          ],
        },
      ],
    },
    { type: 'button', key: 'submit', label: 'Submit', action: 'submit', input: true },
  ],
};

/** Returns the key, type and label of each question, and whether it is required. */
const createOutline = (one: FormDefinition) =>
  [...walkComponents(one)]
    .map(({ definition }) => definition)
    .filter(({ type }) => type !== 'panel' && type !== 'button')
    .map(({ key, type, label, validate }) =>
      [key, type, label, (validate as { required?: boolean } | undefined)?.required === true].join(),
    );

describe('an exported form', () => {
  it('[IMP-95] keeps questions, choices, limits and conditions in an XLSForm', () => {
    const { content, extension, findings } = exportForm(form, 'Visit', 'xlsform');
    const read = readValidForm(content as Uint8Array);
    expect([read.format, read.title, extension]).toEqual(['xlsform', 'Visit', 'xlsx']);
    expect(createOutline(read.form)).toEqual(createOutline(form));
    const imported = (key: string) =>
      [...walkComponents(read.form)].find(({ definition }) => definition.key === key)!.definition;
    expect(imported('age')).toMatchObject({ validate: { min: 18, max: 99 } });
    expect(imported('size')).toMatchObject({ values: createChoices('S', 'M') });
    expect(JSON.stringify(imported('town').conditional)).toMatch(/size.*"m"|"m".*size/);
    const lost = findings.filter(({ outcome }) => outcome === 'lost');
    expect(lost.map(({ place, property }) => `${place} ${property}`)).toEqual(['many calculateValue']);
  });

  it('[IMP-95] keeps questions and choices in a JSON Schema', () => {
    const { content, findings } = exportForm(form, 'Visit', 'jsonSchema');
    const read = readValidForm(content as string);
    expect([read.format, read.title]).toEqual(['jsonSchema', 'Visit']);
    const same = createOutline(form).filter((one) => !/^(sign|size|days|items|p),/.test(one));
    expect(createOutline(read.form)).toEqual(expect.arrayContaining(same));
    expect(JSON.parse(content as string)).toMatchObject({
      required: ['name', 'size'],
      properties: {
        age: { type: 'integer', minimum: 18, maximum: 99 },
        items: { type: 'array', items: { type: 'object' } },
      },
    });
    const lost = findings
      .filter(({ outcome }) => outcome === 'lost')
      .map(({ place, property }) => `${place} ${property}`);
    expect(lost).toEqual(expect.arrayContaining(['town conditional', 'many calculateValue']));
  });
});
