import { type ComponentDefinition, createSession, type FormDefinition, type SubmissionData } from '@tideform/engine';
import { compareResults, type FormTest, parseFormTests, recordResults } from '@tideform/engine/form-tests';
import { expect, it } from 'vitest';
import { specs } from '../../specs.ts';
import { moveComponents } from '../components/move-components.ts';
import { editComponent } from '../positions/edit-list.ts';
import { updateFormTests } from './update-form-tests.ts';
import { updateReferences } from './update-references.ts';

const createField = (type: string, key: string, more: object = {}): ComponentDefinition => ({
  ...{ type, key, label: key, input: true },
  ...more,
});
const createContainer = (type: string, key: string, ...components: ComponentDefinition[]) =>
  createField(type, key, { components });

const form: FormDefinition = {
  components: [
    createField('textfield', 'site', { validate: { required: true } }),
    createContainer(
      'container',
      'box',
      createField('textfield', 'owner'),
      createContainer('datagrid', 'keys', createField('textfield', 'tag')),
    ),
    createContainer(
      'datagrid',
      'lines',
      createField('number', 'qty'),
      createField('number', 'twice', { calculateValue: 'value = row.qty * 2' }),
    ),
    createField('panel', 'more', {
      input: false,
      components: [createField('textfield', 'note', { conditional: { show: true, when: 'site', eq: 'Quay' } })],
    }),
  ],
};

const answers: SubmissionData = {
  ...{ site: 'Quay', box: { owner: 'Ada', keys: [{ tag: 'a' }, { tag: 'b' }] } },
  ...{ lines: [{ qty: 2 }, { qty: 3 }], note: 'Wet' },
};

async function runTests(schema: FormDefinition, data: SubmissionData) {
  const session = createSession({ form: schema, specs, data: structuredClone(data) });
  await session.settled();
  const found = await recordResults(session);
  session.close();
  return found;
}

const createFormTest = async (): Promise<FormTest> => {
  const found = await runTests(form, answers);
  return {
    ...{ id: '1', name: 'Quay', at: '2026-11-30T08:00:00.000Z', answers },
    expected: found.map(({ field: _, ...one }) => one),
  };
};

const renameField = (now: FormDefinition, path: string, key: string) =>
  updateReferences(
    now,
    editComponent(now, path, (one) => ({ ...one, key })),
  ).form;

it.each<[string, (now: FormDefinition) => FormDefinition]>([
  ['a field', (now) => renameField(now, '0', 'building')],
  ['a container', (now) => renameField(now, '1', 'crate')],
  ['what lies in a container', (now) => renameField(now, '1.components.0', 'name')],
  ['a grid in a container', (now) => renameField(now, '1.components.1', 'rings')],
  ['a column', (now) => renameField(now, '2.components.0', 'count')],
  ['a column of a grid in a container', (now) => renameField(now, '1.components.1.components.0', 'label')],
  ['a panel', (now) => renameField(now, '3', 'rest')],
  [
    'a field that moves into a container',
    (now) => moveComponents(now, ['0'], { parent: '1', slot: 'components', index: 0 }).form,
  ],
  [
    'a field that moves out of a container',
    (now) => moveComponents(now, ['1.components.0'], { parent: undefined, slot: undefined, index: 0 }).form,
  ],
  [
    'two fields that exchange their names',
    (now) =>
      editComponent(
        editComponent(now, '0', (one) => ({ ...one, key: 'note' })),
        '3.components.0',
        (one) => ({ ...one, key: 'site', conditional: { show: true, when: 'note', eq: 'Quay' } }),
      ),
  ],
])('form tests have the same result after renaming or moving %s', async (_, edit) => {
  const tests = [await createFormTest()];
  const after = edit(form);
  const [followed] = parseFormTests(updateFormTests(form, after, tests));
  const found = await runTests(after, followed!.answers);
  expect(compareResults(followed!.expected, found)).toEqual([]);
  // Verifies that `compareResults` detects the old expectations as a difference.
  expect(compareResults(tests[0]!.expected, found)).not.toEqual([]);
});

it('keeps invalid tests unchanged, and changes nothing if no field was renamed', () => {
  const stored = ['x', null, { answers: 5, expected: 'x' }, { answers: {}, expected: [null, { name: 5 }] }];
  expect(updateFormTests(form, renameField(form, '0', 'a'), stored)).toEqual(stored);
  const label = editComponent(form, '0', (one) => ({ ...one, label: 'Other' }));
  expect(updateFormTests(form, label, stored)).toBe(stored);
});
