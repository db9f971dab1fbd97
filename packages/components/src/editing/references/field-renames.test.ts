import type { ComponentDefinition, FormDefinition } from '@tideform/engine';
import { expect, it } from 'vitest';
import { moveComponents } from '../components/move-components.ts';
import { removeComponents } from '../components/remove-components.ts';
import { editComponent } from '../positions/edit-list.ts';
import { applyFieldRenames, parseFieldRenames, trackFieldRenames } from './field-renames.ts';

const createField = (type: string, key: string, ...components: ComponentDefinition[]): ComponentDefinition => ({
  ...{ type, key, label: key, input: true },
  ...(components.length > 0 && { components }),
});
const renameField = (form: FormDefinition, path: string, key: string) =>
  editComponent(form, path, (one) => ({ ...one, key }));
/** Returns a copy of the form made of different objects, as if it were loaded again. */
const cloneForm = (form: FormDefinition) => JSON.parse(JSON.stringify(form)) as FormDefinition;

const form: FormDefinition = {
  components: [
    createField('textfield', 'site'),
    createField('datagrid', 'lines', createField('number', 'qty')),
    createField('container', 'box', createField('textfield', 'owner')),
  ],
};

it('tracks field renames over several editing sessions, and applies them to an email', () => {
  const first = renameField(renameField(form, '0', 'building'), '1.components.0', 'count');
  const names = trackFieldRenames(form, first, []);
  expect(names).toEqual([
    ['site', 'building'],
    ['lines.qty', 'lines.count'],
  ]);
  const second = cloneForm(first);
  const moved = moveComponents(renameField(second, '1', 'items'), ['0'], {
    parent: '2',
    slot: 'components',
    index: 0,
  }).form;
  const now = trackFieldRenames(second, moved, parseFieldRenames(JSON.parse(JSON.stringify(names))));
  const email = {
    subject: '{{data.site}} {{data.lines.[0].qty}} {{data.lines.length}} {{data.box.owner}} {{data.gone}}',
    body: '{{#each data.lines}}{{qty}} {{this.qty}}{{/each}}',
  };
  expect(applyFieldRenames(moved, now, email)).toEqual({
    subject: '{{data.box.building}} {{data.items.[0].count}} {{data.items.length}} {{data.box.owner}} {{data.gone}}',
    body: '{{#each data.items}}{{count}} {{this.count}}{{/each}}',
  });
});

it('treats a new field with an old name as a different field, and drops reverted renames', () => {
  const removed = removeComponents(form, ['0']).form;
  const without = trackFieldRenames(form, removed, []);
  const added = { components: [createField('textfield', 'site'), ...removed.components] };
  const renamed = renameField(added, '0', 'plant');
  const names = trackFieldRenames(added, renamed, trackFieldRenames(removed, added, without));
  expect(applyFieldRenames(renamed, names, '{{data.site}}')).toBe('{{data.site}}');
  const there = renameField(form, '0', 'plant');
  expect(trackFieldRenames(there, renameField(there, '0', 'site'), trackFieldRenames(form, there, []))).toEqual([]);
});

it('ignores invalid stored renames', () => {
  for (const stored of [undefined, 'x', [['a']], [['', 'b']], [[1, 'b'], null], { a: 'b' }]) {
    expect(parseFieldRenames(stored)).toEqual([]);
  }
});
