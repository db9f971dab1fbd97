import { describe, expect, it } from 'vitest';
import { createLocalContext } from '../testing/local-context.ts';
import { sampleForm } from '../testing/sample-form.ts';
import { createResponseCommands } from './create-response-commands.ts';

const text = (key: string, more = {}) => ({ type: 'textfield', key, input: true, ...more });
const schema = {
  display: 'form',
  components: [
    text('place'),
    text('badge', { clearOnCopy: true }),
    text('person.code', { clearOnCopy: true }),
    { type: 'approval', key: 'boss', input: true },
    { type: 'panel', key: 'page', input: false, components: [text('secret', { clearOnCopy: true })] },
    { type: 'columns', key: 'sides', input: false, columns: [{ components: [text('left', { clearOnCopy: true })] }] },
    {
      type: 'datagrid',
      key: 'visits',
      input: true,
      components: [text('day'), text('note', { clearOnCopy: true })],
    },
    { type: 'container', key: 'box', input: true, components: [text('inner', { clearOnCopy: true }), text('kept')] },
  ],
};
const data = {
  place: 'Quay 4',
  badge: 'B-1',
  person: { code: 'x', name: 'Ada' },
  boss: { by: 'Grace' },
  secret: 's',
  left: 'l',
  visits: [{ day: 'Monday', note: 'wet' }, { day: 'Friday', note: 'dry' }, null],
  box: { inner: 'i', kept: 'k' },
};

async function setUp(published = schema) {
  const context = await createLocalContext();
  await context.database.forms.add({ ...sampleForm, published: { ...sampleForm.published!, schema: published } });
  return { context, commands: createResponseCommands(context) };
}

const source = { id: 'old', formId: sampleForm.id, schema, data: { data, metadata: { timezone: 'UTC' } } };

describe('copy', () => {
  it('[SYNC-71] starts a new draft with the answers, without approvals and what is cleared on copy', async () => {
    const { context, commands } = await setUp();
    const copy = await commands.copy(source);
    expect(await context.database.responses.toArray()).toEqual([copy]);
    expect(copy).toMatchObject({
      copiedFromId: 'old',
      version: 3,
      submitted: 0,
      isDirty: 1,
      createdBy: { id: 'ada' },
      collaborators: [{ id: 'ada' }],
    });
    expect(copy.id).not.toBe('old');
    expect(copy.data.data).toEqual({
      place: 'Quay 4',
      person: { name: 'Ada' },
      visits: [{ day: 'Monday' }, { day: 'Friday' }, null],
      box: { kept: 'k' },
    });
    expect(source.data.data.badge).toBe('B-1');
  });

  it('[SYNC-71] heeds the version that was answered and the one that is published now', async () => {
    const { commands } = await setUp({ display: 'form', components: [text('place', { clearOnCopy: true })] } as never);
    const { data: copied } = await commands.copy(source);
    expect(copied.data).not.toHaveProperty('place');
    expect(copied.data).not.toHaveProperty('badge');
  });

  it('[SYNC-71] survives a definition whose keys name what objects inherit', async () => {
    const hostile = ['__proto__', 'constructor.prototype', 'toString'].map((key) => text(key, { clearOnCopy: true }));
    const { commands } = await setUp({ display: 'form', components: hostile } as never);
    const { data: copied } = await commands.copy({ ...source, schema: { components: hostile } });
    expect(copied.data).toEqual(data);
    expect(Object.hasOwn(Object.prototype, 'toString')).toBe(true);
  });

  it('[SYNC-71] refuses when the form is not published any more', async () => {
    const { context, commands } = await setUp();
    await context.database.forms.clear();
    await expect(commands.copy(source)).rejects.toThrow('Invalid form: form-1');
    expect(await context.database.responses.count()).toBe(0);
  });
});
