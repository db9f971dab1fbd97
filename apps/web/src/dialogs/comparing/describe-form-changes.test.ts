import type { ComponentDefinition, FormDefinition } from '@tideform/engine';
import { expect, it } from 'vitest';
import { describeFormChanges } from './describe-form-changes.ts';

const english = { language: 'en', locale: 'en' } as const;
const text = (key: string, label: string, more = {}): ComponentDefinition => ({
  ...{ type: 'textfield', key, label, input: true },
  ...more,
});
const content = (components: readonly ComponentDefinition[], more: Partial<FormDefinition> = {}) => ({
  schema: { components, ...more } as FormDefinition,
});

it('[ENG-311] describes added, removed, moved and changed components, and changes of the form', async () => {
  const wind = { type: 'number', key: 'wind', label: 'Wind', input: true };
  const before = content([text('a', 'Cost'), text('b', 'Site'), text('c', 'Date'), wind]);
  const set = { ...wind, validate: { max: 38 } };
  const after = content([text('c', 'Date'), text('b', 'Site'), set, text('d', 'Tag'), text('e', 'Note')], {
    display: 'wizard',
  });
  const { lines, removesQuestions } = await describeFormChanges(before, { ...after, customCss: 'p {}' }, english);
  expect(lines).toEqual([
    'Added: Tag, Note',
    'Removed: Cost',
    expect.stringMatching(/^Moved: (Date|Site)$/),
    'Wind: Maximum: 38',
    'Display Mode: Multi Page Wizard',
    'Changed: Custom CSS',
  ]);
  expect(removesQuestions).toBe(true);
  expect(await describeFormChanges(before, before, english)).toEqual({ lines: [], removesQuestions: false });
});

it.each([
  [{ type: 'datagrid', key: 'rows', label: 'Rows', components: [] }, true],
  [{ type: 'checkbox', key: 'ok', label: 'OK' }, true],
  [{ type: 'htmlelement', key: 'html', content: '<p>Hello</p>' }, false],
  [{ type: 'panel', key: 'panel', title: 'Site', components: [] }, false],
  [{ type: 'hologram', key: 'unknown' }, false],
])('distinguishes removed fields from removed texts and layouts: %o', async (component, removesQuestions) => {
  const changes = await describeFormChanges(content([component as ComponentDefinition]), content([]), english);
  expect(changes.lines).toHaveLength(1);
  expect(changes.removesQuestions).toBe(removesQuestions);
});
