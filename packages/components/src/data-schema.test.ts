import { expect, it } from 'vitest';
import { createDataSchema } from './data-schema.ts';

const createField = (type: string, key: string, more: object = {}) => ({ type, key, input: true, label: key, ...more });
const cloneAsJson = (schema: object) => JSON.parse(JSON.stringify(schema));

it('describes each field with its label, nested like the data', () => {
  const schema = createDataSchema({
    components: [
      {
        type: 'panel',
        key: 'page',
        components: [createField('number', 'count'), createField('textfield', 'address.city')],
      },
      {
        type: 'datagrid',
        key: 'defects',
        label: 'Defects',
        input: true,
        components: [createField('checkbox', 'urgent')],
      },
      createField('email', 'mail', { label: 'Your mail' }),
      createField('file', 'photos'),
    ],
  });
  expect(cloneAsJson(schema)).toMatchObject({
    type: 'object',
    properties: {
      count: { title: 'count', type: 'number' },
      address: { type: 'object', properties: { city: { title: 'address.city', type: 'string' } } },
      defects: {
        title: 'Defects',
        type: 'array',
        items: { type: 'object', properties: { urgent: { title: 'urgent', type: 'boolean' } } },
      },
      mail: { title: 'Your mail', type: 'string', format: 'email' },
      photos: { title: 'photos' },
    },
  });
});

it('describes fields with the key __proto__', () => {
  const schema = createDataSchema({
    components: [createField('textfield', '__proto__'), createField('textfield', '__proto__.evil')],
  });
  expect(JSON.stringify(schema)).toContain('"__proto__"');
  expect(({} as Record<string, unknown>).evil).toBeUndefined();
});
