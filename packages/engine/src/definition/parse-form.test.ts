import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { walkComponents } from './child-slots.ts';
import { parseForm, serializeForm } from './parse-form.ts';
import { validateForm } from './validate-form.ts';

const textfield = { type: 'textfield', key: 'name', label: 'Name' };

function findErrors(json: unknown) {
  const parsed = parseForm(json);
  return parsed.ok ? [] : parsed.problems;
}

describe('parseForm', () => {
  it('[ENG-1] accepts an object with components, but rejects a wrapper around it', () => {
    expect(parseForm({ components: [textfield] })).toMatchObject({ ok: true, warnings: [] });
    for (const json of [
      null,
      [],
      'form',
      { form: { components: [] } },
      { schema: { components: [] } },
      { components: {} },
    ]) {
      expect(findErrors(json)).toEqual([{ code: 'not-a-form', path: '' }]);
    }
  });

  it('[ENG-2] reports every entry that is not a component', () => {
    const components = [
      textfield,
      5,
      { key: 'a' },
      { type: 7, key: 'b' },
      { type: 'panel', components: [{ type: 'x', key: 1 }] },
    ];
    expect(findErrors({ components: [...components, { type: 'columns', columns: [{ components: ['no'] }] }] })).toEqual(
      [
        { code: 'not-a-component', path: 'components[1]' },
        { code: 'missing-type', path: 'components[2].type' },
        { code: 'wrong-type', path: 'components[3].type' },
        { code: 'wrong-type', path: 'components[4].components[0].key' },
        { code: 'not-a-component', path: 'components[5].columns[0].components[0]' },
      ],
    );
  });

  it('[ENG-3] tolerates a missing key and label, and warns about the key', () => {
    expect(parseForm({ components: [{ type: 'htmlelement' }] })).toMatchObject({
      ok: true,
      warnings: [{ code: 'missing-key', path: 'components[0]' }],
    });
  });

  it('[ENG-4] rejects names that reach a prototype, as properties and in keys', () => {
    expect(findErrors(JSON.parse('{"components":[],"a":{"__proto__":{"x":1}}}'))).toEqual([
      { code: 'refused-name', path: 'a.__proto__' },
    ]);
    expect(findErrors({ components: [{ type: 'textfield', key: 'a.__proto__.b' }] })).toEqual([
      { code: 'refused-name', path: 'components[0].key' },
    ]);
  });

  it('[ENG-4] rejects values that are too deep, too large, cyclic, or not JSON', () => {
    let deep: unknown = [];
    for (let level = 0; level < 50_000; level += 1) deep = [deep];
    const endless: { components: unknown[] } = { components: [] };
    endless.components.push(endless);
    expect(findErrors({ components: [], deep })).toMatchObject([{ code: 'too-deep' }]);
    expect(findErrors(endless)).toMatchObject([{ code: 'too-deep' }]);
    expect(findErrors({ components: [], many: new Array(1_000_001).fill(0) })).toMatchObject([{ code: 'too-large' }]);
    expect(findErrors({ components: [], run: () => 1 })).toEqual([{ code: 'not-json', path: 'run' }]);
    expect(findErrors({ components: [], when: new Date(0) })).toEqual([{ code: 'not-json', path: 'when' }]);
  });

  it('[ENG-8] opens a stored form over the value limit, but does not publish it', () => {
    const odd = Array.from({ length: 800 }, () => new Array(800).fill(0));
    const form = { components: [{ ...textfield, odd }, textfield] };
    expect(findErrors(form)).toEqual([]);
    expect(validateForm(form)).toMatchObject({
      problems: [{ code: 'too-many', path: 'components[0]', limit: { what: 'values' } }],
    });
    expect(validateForm({ ...form, components: [textfield], odd })).toMatchObject({
      problems: [{ code: 'too-large' }],
    });
  });

  it('[ENG-5] saves a form as it was loaded, with unknown types and properties in their order', () => {
    fc.assert(
      fc.property(formJson, (form) => {
        const parsed = parseForm(form);
        expect(parsed.ok).toBe(true);
        const saved = parsed.ok ? serializeForm(parsed.form) : '';
        expect(saved).toBe(JSON.stringify(form, null, 2));
      }),
    );
  });
});

describe('walkComponents', () => {
  it('[ENG-6] yields all components in document order, for any kind of nesting', () => {
    const child = (key: string) => ({ type: 'textfield', key });
    const parsed = parseForm({
      components: [
        { type: 'columns', key: 'c', columns: [{ components: [child('a')] }, { components: [child('b')] }] },
        { type: 'table', key: 't', rows: [[{ components: [child('d')] }, { components: [child('e')] }]] },
        { type: 'tabs', key: 's', components: [{ label: 'One', key: 'one', components: [child('f')] }] },
        { type: 'strange', key: 'p', components: [child('g')] },
        { type: 'textarea', key: 'h', rows: 3 },
      ],
    });
    const walked = parsed.ok ? [...walkComponents(parsed.form)] : [];
    expect(walked.map((place) => `${place.id} ${place.definition.key}`)).toEqual([
      '0 c',
      '0.columns[0].0 a',
      '0.columns[1].0 b',
      '1 t',
      '1.rows[0][0].0 d',
      '1.rows[0][1].0 e',
      '2 s',
      '2.components[0].0 f',
      '3 p',
      '3.components.0 g',
      '4 h',
    ]);
  });
});

const propertyName = fc
  .string({ minLength: 1, maxLength: 8 })
  .filter(
    (name) =>
      ![
        '__proto__',
        'constructor',
        'prototype',
        'type',
        'key',
        'label',
        'columns',
        'rows',
        'components',
        'display',
      ].includes(name),
  );

/** Forms of any nesting, with unknown properties before, between and after the known ones. */
const formJson = fc
  .letrec((tie) => ({
    component: fc
      .tuple(
        fc.dictionary(propertyName, fc.jsonValue({ maxDepth: 2 }), { maxKeys: 3 }),
        fc.record({ type: fc.string({ minLength: 1 }), key: fc.string({ maxLength: 6 }) }, { requiredKeys: ['type'] }),
        fc.option(fc.array(tie('component'), { maxLength: 3 }), { nil: undefined }),
      )
      .map(([before, known, components]) => ({ ...before, ...known, ...(components && { components }), after: null }))
      .filter(({ key, components }) => !isRefused(key) && (components === undefined || Array.isArray(components))),
    form: fc
      .tuple(fc.dictionary(propertyName, fc.jsonValue({ maxDepth: 2 })), fc.array(tie('component'), { maxLength: 4 }))
      .map(([before, components]) => ({ ...before, display: 'form', components })),
  }))
  .form.filter((form) => !JSON.stringify(form).match(/"(__proto__|constructor|prototype)":/));

function isRefused(key: string | undefined): boolean {
  return /(^|\.)(__proto__|constructor|prototype)(\.|$)/.test(key ?? '');
}
