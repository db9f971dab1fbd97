import { expect, it } from 'vitest';
import { findMentions } from './find-mentions.ts';

const createField = (more: object) => ({ type: 'textfield', key: 'b', ...more });
const findMentionKinds = (more: object, key = 'site') =>
  findMentions({ components: [{ type: 'panel', key: 'p', components: [createField(more)] }] }, key).map(
    ({ kind }) => kind,
  );

it.each([
  ['calculateValue', { calculateValue: 'value = data.site + 1;' }],
  ['customConditional', { customConditional: "show = row['site'] === 1" }],
  ['validate.custom', { validate: { custom: 'valid = instance.root.getComponent("site").getValue()' } }],
  ['onChange', { onChange: "utils.getValue(data, 'person.site')" }],
  ['logic', { logic: [{ trigger: { javascript: 'result = data.person.site' } }] }],
  ['logic', { logic: [{ actions: [{ schemaDefinition: 'schema = { label: data.site }' }] }] }],
])('finds a name in %s', (kind, more) => {
  expect(findMentionKinds(more)).toEqual([kind]);
});

it('ignores longer names, plain variables, JSONLogic and regex characters', () => {
  expect(findMentionKinds({ calculateValue: 'value = data.siteName + data.mysite + site;' })).toEqual([]);
  expect(findMentionKinds({ calculateValue: { var: 'data.site' } })).toEqual([]);
  expect(findMentionKinds({ calculateValue: 'value = data.site' }, 's.te')).toEqual([]);
});

it('returns the first line that contains the name', () => {
  const calculateValue = 'const a = 1;\nvalue = instance.root.getComponent("site");\n// site';
  const [found] = findMentions({ components: [createField({ calculateValue })] }, 'site');
  expect(found?.line).toBe(2);
});

it('lists each kind of logic once, however often it contains the name', () => {
  const rule = { trigger: { javascript: 'result = data.site' }, actions: [{ value: 'value = data.site' }] };
  expect(findMentionKinds({ logic: [rule, rule] })).toEqual(['logic']);
});
