import { expect, it } from 'vitest';
import { createSampleData } from './sample-data.ts';

const createField = (type: string, key: string, more: object = {}) => ({ type, key, input: true, label: key, ...more });

it("creates a sample answer for each field, nested like the form's data", () => {
  const data = createSampleData({
    components: [
      {
        type: 'panel',
        key: 'page',
        components: [createField('number', 'count'), createField('textfield', 'address.city')],
      },
      { type: 'datagrid', key: 'defects', input: true, components: [createField('textfield', 'what')] },
      { type: 'container', key: 'who', input: true, components: [createField('email', 'mail')] },
      { type: 'content', key: 'hint', html: '<p>Read this</p>' },
      createField('button', 'submit'),
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
    components: [createField('textfield', '__proto__'), createField('textfield', '__proto__.evil')],
  });
  expect(Object.keys(data)).toEqual(['__proto__']);
  expect(({} as Record<string, unknown>).evil).toBeUndefined();
});
