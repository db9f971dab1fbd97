import { addComponent } from '@tideform/components/editing';
import { newComponent, palette } from '@tideform/components/palette';
import { parseForm } from '@tideform/engine';
import { expect, it } from 'vitest';
import { findKinds } from './find-kinds.ts';

const names = (query: string) => findKinds(query).flatMap(({ kinds }) => kinds.map(({ name }) => name));

it('shows every component that exists, each in one group', () => {
  expect(names('').toSorted()).toEqual(
    Object.values(palette)
      .map(({ name }) => name)
      .toSorted(),
  );
});

it('finds by name, stored type and by what people call it', () => {
  expect(names('dropd')).toEqual(['Dropdown']);
  expect(names('textfield')).toEqual(['Text']);
  expect(names('Side by')).toEqual(['Columns']);
  expect(names('qqq')).toEqual([]);
});

it('starts every component as a form that can be read, with a key from its label', () => {
  for (const type of Object.keys(palette)) {
    const { form } = addComponent({ components: [] }, newComponent(type), {
      parent: undefined,
      slot: undefined,
      index: 0,
    });
    expect(parseForm(form)).toMatchObject({ ok: true, warnings: [] });
    expect(form.components[0]?.key).toMatch(/^[a-z]\w+$/);
  }
});
