import type { ComponentDefinition, FormDefinition } from '@tideform/engine';
import { expect, it } from 'vitest';
import { moveComponents } from '../components/move-components.ts';
import { removeComponents } from '../components/remove-components.ts';
import { editComponent } from '../place/edit-list.ts';
import { applyRenames, parseRenames, trackRenames } from './renamed-fields.ts';

const field = (type: string, key: string, ...components: ComponentDefinition[]): ComponentDefinition => ({
  ...{ type, key, label: key, input: true },
  ...(components.length > 0 && { components }),
});
const rename = (form: FormDefinition, path: string, key: string) =>
  editComponent(form, path, (one) => ({ ...one, key }));
/** Returns a copy of the form made of different objects, as if it were loaded again. */
const again = (form: FormDefinition) => JSON.parse(JSON.stringify(form)) as FormDefinition;

const form: FormDefinition = {
  components: [
    field('textfield', 'site'),
    field('datagrid', 'lines', field('number', 'qty')),
    field('container', 'box', field('textfield', 'owner')),
  ],
};

it('tracks field renames over several editing sessions, and applies them to an email', () => {
  const first = rename(rename(form, '0', 'building'), '1.components.0', 'count');
  const names = trackRenames(form, first, []);
  expect(names).toEqual([
    ['site', 'building'],
    ['lines.qty', 'lines.count'],
  ]);
  const second = again(first);
  const moved = moveComponents(rename(second, '1', 'items'), ['0'], { parent: '2', slot: 'components', index: 0 }).form;
  const now = trackRenames(second, moved, parseRenames(JSON.parse(JSON.stringify(names))));
  const email = {
    subject: '{{data.site}} {{data.lines.[0].qty}} {{data.lines.length}} {{data.box.owner}} {{data.gone}}',
    body: '{{#each data.lines}}{{qty}} {{this.qty}}{{/each}}',
  };
  expect(applyRenames(moved, now, email)).toEqual({
    subject: '{{data.box.building}} {{data.items.[0].count}} {{data.items.length}} {{data.box.owner}} {{data.gone}}',
    body: '{{#each data.items}}{{count}} {{this.count}}{{/each}}',
  });
});

it('treats a new field with an old name as a different field, and drops reverted renames', () => {
  const removed = removeComponents(form, ['0']).form;
  const without = trackRenames(form, removed, []);
  const added = { components: [field('textfield', 'site'), ...removed.components] };
  const renamed = rename(added, '0', 'plant');
  const names = trackRenames(added, renamed, trackRenames(removed, added, without));
  expect(applyRenames(renamed, names, '{{data.site}}')).toBe('{{data.site}}');
  const there = rename(form, '0', 'plant');
  expect(trackRenames(there, rename(there, '0', 'site'), trackRenames(form, there, []))).toEqual([]);
});

it('ignores invalid stored renames', () => {
  for (const stored of [undefined, 'x', [['a']], [['', 'b']], [[1, 'b'], null], { a: 'b' }]) {
    expect(parseRenames(stored)).toEqual([]);
  }
});
