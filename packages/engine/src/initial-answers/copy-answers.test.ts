import { describe, expect, it } from 'vitest';
import type { ComponentDefinition } from '../definition/form-definition.ts';
import { createField, scenarioSpecs } from '../testing/index.ts';
import { copyAnswers } from './remove-answers.ts';

const cleared = { clearOnCopy: true };
const approval = { ...scenarioSpecs.textfield!, type: 'approval', mayCopy: false };
const copyComponentAnswers = (components: readonly ComponentDefinition[], data: object) =>
  copyAnswers({ components }, { ...scenarioSpecs, approval }, data as Readonly<Record<string, unknown>>);

describe('copyAnswers', () => {
  it('[ENG-168] removes answers by clearOnCopy or by their spec, and keeps values without a component', () => {
    const form = [
      createField('textfield', 'Place'),
      createField('textfield', 'Badge', { clearOnCopy: 'true' }),
      createField('textfield', 'Code', { ...cleared, key: 'person.code' }),
      createField('approval', 'Boss', { key: undefined }),
    ];
    const data = {
      place: 'Quay',
      badge: 'B-1',
      person: { code: 'x', name: 'Ada' },
      approval: { by: 'Grace' },
      odd: [1],
    };
    expect(copyComponentAnswers(form, data)).toEqual({ place: 'Quay', person: { name: 'Ada' }, odd: [1] });
  });

  it('[ENG-168] removes answers in layouts, containers, rows and nested rows', () => {
    const secret = createField('textfield', 'Secret', cleared);
    const inner = createField('datagrid', 'Inner', { components: [secret, createField('textfield', 'Open')] });
    const form = [
      createField('panel', 'Page', { input: false, components: [createField('textfield', 'Left', cleared)] }),
      createField('tabs', 'Sides', {
        input: false,
        components: [{ key: 'one', components: [createField('approval', 'Tab')] }],
      }),
      createField('container', 'Box', {
        components: [
          secret,
          createField('columns', 'C', {
            input: false,
            columns: [{ components: [createField('textfield', 'Deep', cleared)] }],
          }),
        ],
      }),
      createField('editgrid', 'Visits', { components: [inner, secret] }),
    ];
    const row = { secret: 's', inner: [{ secret: 's', open: 'o' }, null, 'odd'], day: 'Monday' };
    const data = { left: 'l', tab: {}, box: { secret: 's', deep: 'd', kept: 1 }, visits: [row, null] };
    expect(copyComponentAnswers(form, data)).toEqual({
      box: { kept: 1 },
      visits: [{ inner: [{ open: 'o' }, null, 'odd'], day: 'Monday' }, null],
    });
  });

  it('[ENG-169] removes all answers in a layout with clearOnCopy, but not an answer with the key of the layout', () => {
    const form = [
      createField('panel', 'Page', {
        ...cleared,
        input: false,
        components: [createField('textfield', 'A'), createField('container', 'Box', { components: [] })],
      }),
    ];
    expect(copyComponentAnswers(form, { page: 'kept', a: 'x', box: { y: 1 } })).toEqual({ page: 'kept' });
  });

  it('[ENG-168] does not confuse a column with a field outside of its grid', () => {
    const column = createField('textfield', 'Name', cleared);
    const form = [
      createField('datagrid', 'Lines', { components: [column] }),
      createField('editgrid', 'More', { ...cleared, components: [column] }),
    ];
    expect(copyComponentAnswers(form, { name: 'kept', more: [{ name: 'x' }] })).toEqual({ name: 'kept' });
  });

  it('[ENG-168] recognizes containers by their type, even with input: false', () => {
    const form = [
      createField('container', 'Box', { input: false, components: [createField('textfield', 'In', cleared)] }),
    ];
    expect(copyComponentAnswers(form, { in: 'kept', box: { in: 'x' } })).toEqual({ in: 'kept', box: {} });
  });

  it('[ENG-168] shares no objects with the original', () => {
    const data = { rows: [{ a: 1 }] };
    const copiedData = copyComponentAnswers([], data) as typeof data;
    copiedData.rows[0]!.a = 2;
    expect(data).toEqual({ rows: [{ a: 1 }] });
  });

  it('[ENG-168] tolerates keys of inherited properties, and answers that are not objects', () => {
    const hostile = ['toString', 'constructor.prototype', 'a.b.c'].map((key) =>
      createField('textfield', key, { ...cleared, key }),
    );
    expect(copyComponentAnswers(hostile, { a: 'text', x: 1 })).toEqual({ a: 'text', x: 1 });
    expect(Object.hasOwn(Object.prototype, 'toString')).toBe(true);
  });
});
