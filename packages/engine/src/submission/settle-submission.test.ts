import { describe, expect, it } from 'vitest';
import type { SubmissionData } from '../data/answers.ts';
import { createField, scenarioSpecs } from '../testing/index.ts';
import { openTestScripts } from '../testing/open-test-scripts.ts';
import { settleSubmission } from './settle-submission.ts';

const settleComponents = (components: readonly object[], data: SubmissionData, more: object = {}) =>
  settleSubmission({
    ...{ form: { components } as never, specs: scenarioSpecs, viewer: { isCreator: true }, scripts: openTestScripts },
    ...{ data, ...more },
  });

const countField = createField('number', 'Count');
const createTotalField = (more: object = {}) =>
  createField('number', 'Total', { calculateValue: 'value = data.count * 2', ...more });

describe('answers that a respondent can’t give', () => {
  it('[ENG-231] are calculated, unless overriding is allowed', async () => {
    expect(await settleComponents([countField, createTotalField()], { count: 3, total: 999_999 })).toEqual({
      count: 3,
      total: 6,
    });
    expect(await settleComponents([countField, createTotalField({ disabled: true })], { count: 3, total: 9 })).toEqual({
      count: 3,
      total: 6,
    });
    const json = { calculateValue: { '*': [{ var: 'data.count' }, 2] } };
    expect(await settleComponents([countField, createTotalField(json)], { count: 3, total: 9 })).toEqual({
      count: 3,
      total: 6,
    });
    const own = [countField, createTotalField({ allowCalculateOverride: true })];
    expect(await settleComponents(own, { count: 3, total: 7 })).toEqual({ count: 3, total: 7 });
  });

  it('[ENG-231] stay empty if their calculation fails', async () => {
    const plain = [countField, createTotalField({ calculateValue: 'value = data.count.x.y' })];
    expect((await settleComponents(plain, { count: 3, total: 9 })).total).toBeUndefined();
  });

  it.each([
    ['hidden', { hidden: true }],
    ['disabled', { disabled: true }],
    ['hidden by a permission', { creatorPermissions: 'hidden' }],
    ['read-only', { creatorPermissions: 'view' }],
  ])('[ENG-231] are set to the default if %s, also in layouts, containers and rows', async (_what, more) => {
    const level = createField('textfield', 'Level', { ...more, defaultValue: 'low' });
    const panel = createField('panel', 'Page', { ...more, components: [createField('textfield', 'Deep')] });
    const box = createField('container', 'Box', { components: [level] });
    const rows = createField('datagrid', 'Rows', { components: [level, createField('textfield', 'Name')] });
    const forged = { level: 'high', deep: 'forged', box: { level: 'high' }, rows: [{ level: 'high', name: 'a' }] };
    expect(await settleComponents([level, panel, box, rows], forged)).toEqual({
      ...{ level: 'low', deep: '', box: { level: 'low' }, rows: [{ level: 'low', name: 'a' }] },
    });
  });

  it('[ENG-231] are dropped if no component of the form has them', async () => {
    const rows = createField('datagrid', 'Rows', { components: [createField('textfield', 'Name')] });
    const box = createField('container', 'Box', { components: [createField('textfield', 'City')] });
    const data = { count: 1, box: { city: 'Ems' }, rows: [{ name: 'a' }] };
    const more = { extra: 1, box: { city: 'Ems', admin: true }, rows: [{ name: 'a', role: 'owner' }, 'row', null] };
    expect(await settleComponents([countField, box, rows], { ...data, ...more })).toEqual(data);
    const foreign = { type: 'madeUp', key: 'odd', input: true };
    expect(await settleComponents([countField, foreign], { count: 1, odd: { any: 'thing' } })).toEqual({ count: 1 });
  });

  it('[ENG-231] are cleared if a condition hides them', async () => {
    const why = createField('textfield', 'Why', { conditional: { show: true, when: 'count', eq: '9' } });
    expect(await settleComponents([countField, why], { count: 1, why: 'forged' })).toEqual({ count: 1 });
  });
});

describe('answers of an honest respondent', () => {
  const same = async (components: readonly object[], data: SubmissionData, more?: object) =>
    expect(await settleComponents(components, data, more)).toBe(data);

  it('[ENG-231] keep prefilled values, except where a permission forbids them', async () => {
    const asset = createField('textfield', 'Asset', { hidden: true });
    await same([asset], { asset: 'crane 2' }, { metadata: { prefilledData: { asset: 'crane 2' } } });
    const other = { metadata: { prefilledData: { asset: 'crane 2' } } };
    expect(await settleComponents([asset], { asset: 'crane 9' }, other)).toEqual({ asset: 'crane 2' });
    const closed = { ...asset, creatorPermissions: 'hidden' };
    expect(await settleComponents([closed], { asset: 'crane 2' }, other)).toEqual({ asset: '' });
  });

  it('[ENG-231] are kept in default rows that were moved or removed', async () => {
    const item = createField('textfield', 'Item', { disabled: true });
    const defaultValue = [
      { item: 'Valve', ok: '' },
      { item: 'Pump', ok: '' },
    ];
    const list = createField('datagrid', 'List', { defaultValue, components: [item, createField('textfield', 'Ok')] });
    await same([list], { list: [{ item: 'Pump', ok: 'yes' }] });
    expect(await settleComponents([list], { list: [{ item: 'Bomb', ok: 'yes' }] })).toEqual({
      list: [{ item: '', ok: 'yes' }],
    });
  });

  it('[ENG-231] are kept if logic enables a field, or if event code may have written them', async () => {
    const logic = [
      {
        trigger: { type: 'simple', simple: { show: true, when: 'count', eq: '1' } },
        actions: [{ type: 'property', property: { value: 'disabled', type: 'boolean' }, state: false }],
      },
    ];
    await same([countField, createField('textfield', 'Note', { disabled: true, logic })], { count: 1, note: 'typed' });
    const writes = { ...countField, onChange: 'instance.root.getComponent("note").setValue("once " + value)' };
    await same([writes, createField('textfield', 'Note', { disabled: true })], { count: 1, note: 'once 1' });
  });

  it('[ENG-231] are kept if a calculation assigns nothing or uses its own answer', async () => {
    const conditionalTotal = createTotalField({ calculateValue: 'if (data.count > 5) value = 5' });
    await same([countField, conditionalTotal], { count: 3, total: 4 });
    expect(await settleComponents([countField, conditionalTotal], { count: 6, total: 4 })).toEqual({
      count: 6,
      total: 5,
    });
  });

  it('[ENG-231] are kept if they depend on answers that are not sent', async () => {
    const more = createField('textfield', 'More', { persistent: 'client-only' });
    const details = createField('textfield', 'Details', { conditional: { show: true, when: 'more', eq: 'yes' } });
    const sum = createField('number', 'Sum', { calculateValue: 'value = data.more === "yes" ? 2 : 1' });
    const level = createField('textfield', 'Level', { hidden: true, defaultValue: 'low' });
    const settled = await settleComponents([more, details, sum, level], { details: 'given', sum: 2, level: 'high' });
    expect(settled).toMatchObject({ details: 'given', sum: 2, level: 'low' });
  });
});
