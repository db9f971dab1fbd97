import { describe, expect, it } from 'vitest';
import type { ComponentDefinition } from '../definition/form-definition.ts';
import { field, scenarioSpecs } from '../testing/index.ts';
import { copyAnswers } from './copy-answers.ts';

const cleared = { clearOnCopy: true };
const approval = { ...scenarioSpecs.textfield!, type: 'approval', mayCopy: false };
const copy = (components: readonly ComponentDefinition[], data: object) =>
  copyAnswers({ components }, { ...scenarioSpecs, approval }, data as Readonly<Record<string, unknown>>);

describe('copyAnswers', () => {
  it('[ENG-168] removes answers by clearOnCopy or by their spec, and keeps values without a component', () => {
    const form = [
      field('textfield', 'Place'),
      field('textfield', 'Badge', { clearOnCopy: 'true' }),
      field('textfield', 'Code', { ...cleared, key: 'person.code' }),
      field('approval', 'Boss', { key: undefined }),
    ];
    const data = {
      place: 'Quay',
      badge: 'B-1',
      person: { code: 'x', name: 'Ada' },
      approval: { by: 'Grace' },
      odd: [1],
    };
    expect(copy(form, data)).toEqual({ place: 'Quay', person: { name: 'Ada' }, odd: [1] });
  });

  it('[ENG-168] removes answers in layouts, containers, rows and nested rows', () => {
    const secret = field('textfield', 'Secret', cleared);
    const inner = field('datagrid', 'Inner', { components: [secret, field('textfield', 'Open')] });
    const form = [
      field('panel', 'Page', { input: false, components: [field('textfield', 'Left', cleared)] }),
      field('tabs', 'Sides', { input: false, components: [{ key: 'one', components: [field('approval', 'Tab')] }] }),
      field('container', 'Box', {
        components: [
          secret,
          field('columns', 'C', { input: false, columns: [{ components: [field('textfield', 'Deep', cleared)] }] }),
        ],
      }),
      field('editgrid', 'Visits', { components: [inner, secret] }),
    ];
    const row = { secret: 's', inner: [{ secret: 's', open: 'o' }, null, 'odd'], day: 'Monday' };
    const data = { left: 'l', tab: {}, box: { secret: 's', deep: 'd', kept: 1 }, visits: [row, null] };
    expect(copy(form, data)).toEqual({
      box: { kept: 1 },
      visits: [{ inner: [{ open: 'o' }, null, 'odd'], day: 'Monday' }, null],
    });
  });

  it('[ENG-169] removes all answers in a layout with clearOnCopy, but not an answer with the key of the layout', () => {
    const form = [
      field('panel', 'Page', {
        ...cleared,
        input: false,
        components: [field('textfield', 'A'), field('container', 'Box', { components: [] })],
      }),
    ];
    expect(copy(form, { page: 'kept', a: 'x', box: { y: 1 } })).toEqual({ page: 'kept' });
  });

  it('[ENG-168] does not confuse a column with a field outside of its grid', () => {
    const column = field('textfield', 'Name', cleared);
    const form = [
      field('datagrid', 'Lines', { components: [column] }),
      field('editgrid', 'More', { ...cleared, components: [column] }),
    ];
    expect(copy(form, { name: 'kept', more: [{ name: 'x' }] })).toEqual({ name: 'kept' });
  });

  it('[ENG-168] recognizes containers by their type, even with input: false', () => {
    const form = [field('container', 'Box', { input: false, components: [field('textfield', 'In', cleared)] })];
    expect(copy(form, { in: 'kept', box: { in: 'x' } })).toEqual({ in: 'kept', box: {} });
  });

  it('[ENG-168] shares no objects with the original', () => {
    const data = { rows: [{ a: 1 }] };
    const copiedData = copy([], data) as typeof data;
    copiedData.rows[0]!.a = 2;
    expect(data).toEqual({ rows: [{ a: 1 }] });
  });

  it('[ENG-168] tolerates keys of inherited properties, and answers that are not objects', () => {
    const hostile = ['toString', 'constructor.prototype', 'a.b.c'].map((key) =>
      field('textfield', key, { ...cleared, key }),
    );
    expect(copy(hostile, { a: 'text', x: 1 })).toEqual({ a: 'text', x: 1 });
    expect(Object.hasOwn(Object.prototype, 'toString')).toBe(true);
  });
});
