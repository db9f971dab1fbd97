// biome-ignore-all lint/suspicious/noThenProperty: JSON Schema calls it so.
import { specs } from '@tideform/components/specs';
import { startScenario } from '@tideform/engine/testing';
import { describe, expect, it } from 'vitest';
import { readForeignForm } from '../read-foreign-form.ts';
import { findComponent, formatFindings, readValidForm } from '../testing/read-valid-form.ts';

const createSchema = (properties: object, more: object = {}) => ({
  $schema: 'http://json-schema.org/draft-07/schema#',
  type: 'object',
  properties,
  ...more,
});
const readComponent = (property: object, ui: object = {}) =>
  findComponent(readValidForm({ schema: createSchema({ q: property }), uiSchema: { q: ui } }), 'q');

describe('a JSON Schema property', () => {
  it.each([
    [
      { type: 'string', title: 'Q', minLength: 2, maxLength: 5, pattern: '^a+$' },
      {},
      { type: 'textfield', label: 'Q', validate: { minLength: 2, maxLength: 5, pattern: 'a+' } },
    ],
    [
      { type: 'string' },
      { 'ui:widget': 'textarea', 'ui:options': { rows: 7 }, 'ui:placeholder': 'here' },
      { type: 'textarea', rows: 7, placeholder: 'here' },
    ],
    [{ type: 'string', format: 'email' }, {}, { type: 'email' }],
    [{ type: 'string', format: 'uri' }, {}, { type: 'url' }],
    [{ type: 'string', format: 'date' }, {}, { type: 'datetime', enableTime: false }],
    [{ type: 'string', format: 'date-time' }, {}, { type: 'datetime' }],
    [{ type: 'string', format: 'time' }, {}, { type: 'time' }],
    [{ type: 'string', format: 'data-url' }, {}, { type: 'file' }],
    [{ type: 'string' }, { 'ui:widget': 'password' }, { type: 'password' }],
    [{ type: 'string', default: 'x' }, { 'ui:widget': 'hidden' }, { type: 'hidden', defaultValue: 'x' }],
    [
      { type: ['string', 'null'], description: 'Said', readOnly: true },
      { 'ui:help': 'More' },
      { type: 'textfield', description: 'Said', tooltip: 'More', disabled: true },
    ],
    [
      { type: 'integer', minimum: 1, exclusiveMaximum: 10 },
      {},
      { type: 'number', decimalLimit: 0, validate: { min: 1, max: 9 } },
    ],
    [{ type: 'number', multipleOf: 0.01 }, {}, { type: 'number', decimalLimit: 2 }],
    [{ type: 'boolean', default: true }, {}, { type: 'checkbox', defaultValue: true }],
    [{ type: 'boolean' }, { 'ui:widget': 'radio' }, { type: 'radio', dataType: 'boolean' }],
    [
      { type: 'string', enum: ['a', 'b'], enumNames: ['A', 'B'] },
      {},
      {
        type: 'select',
        data: {
          values: [
            { label: 'A', value: 'a' },
            { label: 'B', value: 'b' },
          ],
        },
      },
    ],
    [
      { type: 'string', oneOf: [{ const: 'a', title: 'A' }] },
      { 'ui:widget': 'radio' },
      { type: 'radio', values: [{ label: 'A', value: 'a' }] },
    ],
    [
      { type: 'array', items: { type: 'string', enum: ['a', 'b'] }, uniqueItems: true, maxItems: 1 },
      { 'ui:widget': 'checkboxes' },
      { type: 'selectboxes', validate: { maxSelectedCount: 1 } },
    ],
    [{ type: 'array', items: { type: 'string', enum: ['a', 'b'] } }, {}, { type: 'select', multiple: true }],
    [{ type: 'array', items: { type: 'string' } }, {}, { type: 'textfield', multiple: true }],
    [
      { type: 'array', minItems: 1, items: { type: 'object', properties: { a: { type: 'string' } } } },
      {},
      { type: 'datagrid', validate: { minLength: 1 }, components: [{ key: 'a' }] },
    ],
    [
      { type: 'object', properties: { a: { type: 'string' } }, required: ['a'] },
      {},
      { type: 'container', components: [{ key: 'a', validate: { required: true } }] },
    ],
    [
      { type: 'string', mine: 1 },
      { 'ui:style': 'x' },
      { foreign: { format: 'jsonSchema', properties: { mine: 1, 'ui:style': 'x' } } },
    ],
  ])('[IMP-50] %j %j', (q, ui, expected) => {
    expect(readComponent(q, ui)).toMatchObject(expected);
  });
});

describe('a JSON Schema', () => {
  it('[IMP-51] uses the order of its UI schema, and resolves references', () => {
    const read = readValidForm({
      schema: createSchema(
        { b: { $ref: '#/definitions/name' }, a: { type: 'string' } },
        { title: 'Visit', required: ['b'], definitions: { name: { type: 'string', title: 'Name' } } },
      ),
      uiSchema: { 'ui:order': ['a', '*'], 'ui:submitButtonOptions': { submitText: 'Send' } },
    });
    expect([read.format, read.title]).toEqual(['jsonSchema', 'Visit']);
    expect(read.form.components).toMatchObject([
      { key: 'a' },
      { key: 'b', label: 'Name', validate: { required: true } },
      { label: 'Send' },
    ]);
    const loop = readValidForm(
      createSchema(
        { a: { $ref: '#/definitions/node' } },
        { definitions: { node: { type: 'object', properties: { next: { $ref: '#/definitions/node' } } } } },
      ),
    );
    expect(formatFindings(loop, 'type')).toContain('changed unknownType');
  });

  it('[IMP-2] reports and keeps unsupported properties of a UI schema', () => {
    const read = readValidForm({
      schema: createSchema({ a: { type: 'string' } }),
      uiSchema: { a: {}, pages: [['a']] },
    });
    expect(formatFindings(read, 'pages')).toEqual(['lost unknown']);
    expect(read.form).toMatchObject({ foreign: { properties: { pages: [['a']] } } });
  });

  it('[IMP-53] is arranged in the layout of a JSON Forms UI schema', () => {
    const createControl = (name: string, more: object = {}) => ({
      ...{ type: 'Control', scope: `#/properties/${name}` },
      ...more,
    });
    const uischema = {
      type: 'VerticalLayout',
      elements: [
        { type: 'HorizontalLayout', elements: [createControl('b', { label: 'Second' }), createControl('a')] },
        {
          ...{
            type: 'Group',
            label: 'More',
            elements: [createControl('c', { options: { multi: true } }), createControl('gone')],
          },
          rule: { effect: 'SHOW', condition: { scope: '#/properties/a', schema: { const: 'x' } } },
        },
      ],
    };
    const text = { type: 'string' };
    const read = readValidForm({ schema: createSchema({ a: text, b: text, c: text, d: text }), uischema });
    expect(read.form.components).toMatchObject([
      { type: 'columns', columns: [{ components: [{ key: 'b', label: 'Second' }] }, { components: [{ key: 'a' }] }] },
      { type: 'panel', title: 'More', components: [{ key: 'c', type: 'textarea' }] },
      { key: 'd' },
      { type: 'button' },
    ]);
    expect(formatFindings(read, 'scope').filter((one) => one !== 'kept')).toEqual(['lost unknown']);
    startScenario(read.form, { specs }).expectHidden('C').answer('A', 'x').expectVisible('C');
  });

  it('[IMP-51] is read in finite time if it references itself repeatedly', () => {
    const names = Array.from({ length: 20 }, (_, at) => `d${at}`);
    const properties = Object.fromEntries(names.map((name) => [name, { $ref: `#/definitions/${name}` }]));
    const all = names.map((name) => ({ $ref: `#/definitions/${name}` }));
    const of = (definition: object) => Object.fromEntries(names.map((name) => [name, definition]));
    const getOutcome = (recursive: object) => {
      const read = readForeignForm('a.json', JSON.stringify(recursive), { submit: 'Submit', isType: () => true });
      return read.ok ? 'read' : read.problem.code;
    };
    const itself = createSchema({ a: { $ref: '#' }, b: { type: 'array', items: { $ref: '#' } } });
    expect(getOutcome(itself)).toBe('read');
    expect(getOutcome(createSchema(properties, { definitions: of({ allOf: all }) }))).toBe('read');
    for (const references of [
      { type: 'object', properties },
      { type: 'array', items: { type: 'object', properties } },
    ])
      expect(getOutcome(createSchema(properties, { definitions: of(references) }))).toBe('refused');
  });

  it('[IMP-52] shows and requires conditional properties', () => {
    const { form } = readValidForm(
      createSchema(
        { pet: { type: 'string', enum: ['cat', 'none'] }, card: { type: 'string' }, billing: { type: 'string' } },
        {
          if: { properties: { pet: { const: 'cat' } } },
          then: { properties: { lives: { type: 'number' } }, required: ['card'] },
          dependencies: { card: ['billing'] },
        },
      ),
    );
    startScenario(form, { specs })
      .expectHidden('Lives')
      .answer('Pet', 'cat')
      .expectVisible('Lives')
      .submit()
      .expectError('Card', 'required')
      .answer('Card', '1')
      .submit()
      .expectError('Billing', 'required');
  });
});
