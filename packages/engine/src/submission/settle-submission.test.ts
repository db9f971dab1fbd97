import { describe, expect, it } from 'vitest';
import type { SubmissionData } from '../data/submission-data.ts';
import { field, scenarioSpecs } from '../testing/index.ts';
import { openTestScripts } from '../testing/open-test-scripts.ts';
import { settleSubmission } from './settle-submission.ts';

const settle = (components: readonly object[], data: SubmissionData, more: object = {}) =>
  settleSubmission({
    ...{ form: { components } as never, specs: scenarioSpecs, viewer: { isCreator: true }, scripts: openTestScripts },
    ...{ data, ...more },
  });

const count = field('number', 'Count');
const total = (more: object = {}) => field('number', 'Total', { calculateValue: 'value = data.count * 2', ...more });

describe('answers that a respondent can’t give', () => {
  it('[ENG-231] are calculated, unless overriding is allowed', async () => {
    expect(await settle([count, total()], { count: 3, total: 999_999 })).toEqual({ count: 3, total: 6 });
    expect(await settle([count, total({ disabled: true })], { count: 3, total: 9 })).toEqual({ count: 3, total: 6 });
    const json = { calculateValue: { '*': [{ var: 'data.count' }, 2] } };
    expect(await settle([count, total(json)], { count: 3, total: 9 })).toEqual({ count: 3, total: 6 });
    const own = [count, total({ allowCalculateOverride: true })];
    expect(await settle(own, { count: 3, total: 7 })).toEqual({ count: 3, total: 7 });
  });

  it('[ENG-231] stay empty if their calculation fails', async () => {
    const plain = [count, total({ calculateValue: 'value = data.count.x.y' })];
    expect((await settle(plain, { count: 3, total: 9 })).total).toBeUndefined();
  });

  it.each([
    ['hidden', { hidden: true }],
    ['disabled', { disabled: true }],
    ['hidden by a permission', { creatorPermissions: 'hidden' }],
    ['read-only', { creatorPermissions: 'view' }],
  ])('[ENG-231] are set to the default if %s, also in layouts, containers and rows', async (_what, more) => {
    const level = field('textfield', 'Level', { ...more, defaultValue: 'low' });
    const panel = field('panel', 'Page', { ...more, components: [field('textfield', 'Deep')] });
    const box = field('container', 'Box', { components: [level] });
    const rows = field('datagrid', 'Rows', { components: [level, field('textfield', 'Name')] });
    const forged = { level: 'high', deep: 'forged', box: { level: 'high' }, rows: [{ level: 'high', name: 'a' }] };
    expect(await settle([level, panel, box, rows], forged)).toEqual({
      ...{ level: 'low', deep: '', box: { level: 'low' }, rows: [{ level: 'low', name: 'a' }] },
    });
  });

  it('[ENG-231] are dropped if no component of the form has them', async () => {
    const rows = field('datagrid', 'Rows', { components: [field('textfield', 'Name')] });
    const box = field('container', 'Box', { components: [field('textfield', 'City')] });
    const data = { count: 1, box: { city: 'Ems' }, rows: [{ name: 'a' }] };
    const more = { extra: 1, box: { city: 'Ems', admin: true }, rows: [{ name: 'a', role: 'owner' }, 'row', null] };
    expect(await settle([count, box, rows], { ...data, ...more })).toEqual(data);
    const foreign = { type: 'madeUp', key: 'odd', input: true };
    expect(await settle([count, foreign], { count: 1, odd: { any: 'thing' } })).toEqual({ count: 1 });
  });

  it('[ENG-231] are cleared if a condition hides them', async () => {
    const why = field('textfield', 'Why', { conditional: { show: true, when: 'count', eq: '9' } });
    expect(await settle([count, why], { count: 1, why: 'forged' })).toEqual({ count: 1 });
  });
});

describe('answers of an honest respondent', () => {
  const same = async (components: readonly object[], data: SubmissionData, more?: object) =>
    expect(await settle(components, data, more)).toBe(data);

  it('[ENG-231] keep prefilled values, except where a permission forbids them', async () => {
    const asset = field('textfield', 'Asset', { hidden: true });
    await same([asset], { asset: 'crane 2' }, { metadata: { prefilledData: { asset: 'crane 2' } } });
    const other = { metadata: { prefilledData: { asset: 'crane 2' } } };
    expect(await settle([asset], { asset: 'crane 9' }, other)).toEqual({ asset: 'crane 2' });
    const closed = { ...asset, creatorPermissions: 'hidden' };
    expect(await settle([closed], { asset: 'crane 2' }, other)).toEqual({ asset: '' });
  });

  it('[ENG-231] are kept in default rows that were moved or removed', async () => {
    const item = field('textfield', 'Item', { disabled: true });
    const defaultValue = [
      { item: 'Valve', ok: '' },
      { item: 'Pump', ok: '' },
    ];
    const list = field('datagrid', 'List', { defaultValue, components: [item, field('textfield', 'Ok')] });
    await same([list], { list: [{ item: 'Pump', ok: 'yes' }] });
    expect(await settle([list], { list: [{ item: 'Bomb', ok: 'yes' }] })).toEqual({ list: [{ item: '', ok: 'yes' }] });
  });

  it('[ENG-231] are kept if logic enables a field, or if event code may have written them', async () => {
    const logic = [
      {
        trigger: { type: 'simple', simple: { show: true, when: 'count', eq: '1' } },
        actions: [{ type: 'property', property: { value: 'disabled', type: 'boolean' }, state: false }],
      },
    ];
    await same([count, field('textfield', 'Note', { disabled: true, logic })], { count: 1, note: 'typed' });
    const writes = { ...count, onChange: 'instance.root.getComponent("note").setValue("once " + value)' };
    await same([writes, field('textfield', 'Note', { disabled: true })], { count: 1, note: 'once 1' });
  });

  it('[ENG-231] are kept if a calculation assigns nothing or uses its own answer', async () => {
    const conditionalTotal = total({ calculateValue: 'if (data.count > 5) value = 5' });
    await same([count, conditionalTotal], { count: 3, total: 4 });
    expect(await settle([count, conditionalTotal], { count: 6, total: 4 })).toEqual({ count: 6, total: 5 });
  });

  it('[ENG-231] are kept if they depend on answers that are not sent', async () => {
    const more = field('textfield', 'More', { persistent: 'client-only' });
    const details = field('textfield', 'Details', { conditional: { show: true, when: 'more', eq: 'yes' } });
    const sum = field('number', 'Sum', { calculateValue: 'value = data.more === "yes" ? 2 : 1' });
    const level = field('textfield', 'Level', { hidden: true, defaultValue: 'low' });
    const settled = await settle([more, details, sum, level], { details: 'given', sum: 2, level: 'high' });
    expect(settled).toMatchObject({ details: 'given', sum: 2, level: 'low' });
  });
});
