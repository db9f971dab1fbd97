import { expect, it } from 'vitest';
import { createSampleData } from './sample-data.ts';

const field = (type: string, key: string, more: object = {}) => ({ type, key, input: true, label: key, ...more });

it("creates a sample answer for each field, nested like the form's data", () => {
  const data = createSampleData({
    components: [
      { type: 'panel', key: 'page', components: [field('number', 'count'), field('textfield', 'address.city')] },
      { type: 'datagrid', key: 'defects', input: true, components: [field('textfield', 'what')] },
      { type: 'container', key: 'who', input: true, components: [field('email', 'mail')] },
      { type: 'content', key: 'hint', html: '<p>Read this</p>' },
      field('button', 'submit'),
    ],
  });
  expect(data).toEqual({
    count: expect.any(Number),
    address: { city: expect.any(String) },
    defects: [{ what: expect.any(String) }],
    submit: true,
    who: { mail: expect.stringContaining('@') },
  });
});

it('creates answers for fields with the key __proto__', () => {
  const data = createSampleData({
    components: [field('textfield', '__proto__'), field('textfield', '__proto__.evil')],
  });
  expect(Object.keys(data)).toEqual(['__proto__']);
  expect(({} as Record<string, unknown>).evil).toBeUndefined();
});
