import { createSession } from '@tideform/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { specs } from '../../specs.ts';
import { createComparisonRules } from './logic/comparison-rules.ts';
import {
  type ConditionTree,
  canGroupContainField,
  formatConditionTree,
  parseConditionTree,
} from './logic/condition-tree.ts';
import { listOperators, operatorHasValue } from './logic/operators.ts';
import { listTargetFields } from './logic/target-fields.ts';

const abChoices = [
  { label: 'A', value: 'a' },
  { label: 'B', value: 'b' },
];
const column = { type: 'textfield', key: 'note', label: 'Note', input: true };
const form = {
  components: [
    { type: 'textfield', key: 'name', label: 'Name', input: true },
    { type: 'number', key: 'wind', label: 'Wind', input: true },
    { type: 'checkbox', key: 'safe', label: 'Safe', input: true },
    { type: 'radio', key: 'trade', label: 'Trade', input: true, values: abChoices },
    { type: 'selectboxes', key: 'topics', label: 'Topics', input: true, values: abChoices },
    { type: 'select', key: 'many', label: 'Many', input: true, multiple: true, data: { values: abChoices } },
    { type: 'datetime', key: 'visit', label: 'Visit', input: true, enableTime: false },
    { type: 'file', key: 'pictures', label: 'Pictures', input: true },
    { type: 'container', key: 'site', components: [{ type: 'number', key: 'level', label: 'Level', input: true }] },
    {
      type: 'datagrid',
      key: 'items',
      label: 'Items',
      components: [{ type: 'number', key: 'price', label: 'Price', input: true }, column],
    },
    { type: 'datagrid', key: 'others', components: [{ type: 'number', key: 'size', label: 'Size', input: true }] },
  ],
};
const previewField = { type: 'textfield', key: 'probe', label: 'Probe', input: true, clearOnHide: false };
const fields = listTargetFields({ components: [...form.components, previewField] }, previewField, specs);
const createRow = (component: string, operator: string, value: unknown = '') => ({ component, operator, value });

const valuesByKind: Readonly<Record<string, readonly unknown[]>> = {
  text: ['ada', 'a', 'x'],
  number: [0, 3, 38],
  tick: ['true', 'false'],
  choice: ['a', 'b'],
  choices: ['a', 'b'],
  date: ['2026-11-23', '2026-11-24'],
};
const rowArbitrary = fc
  .constantFrom(...fields.filter(canGroupContainField))
  .chain((field) =>
    fc
      .constantFrom(...listOperators(field.kind, listOperators(field.kind, 'isEmpty')[0]!))
      .chain((operator) =>
        fc
          .constantFrom(...(operatorHasValue(operator) ? (valuesByKind[field.kind] ?? ['']) : ['']))
          .map((value) => createRow(field.path, operator, value)),
      ),
  );
const createGroupArbitrary = (depth: number): fc.Arbitrary<Omit<ConditionTree, 'show'>> =>
  fc.record({
    isAny: fc.boolean(),
    entries: fc.array(
      depth === 0 ? rowArbitrary : fc.oneof({ weight: 2, arbitrary: rowArbitrary }, createGroupArbitrary(depth - 1)),
      {
        minLength: 1,
        maxLength: 3,
      },
    ),
  });
const treeArbitrary = fc
  .tuple(fc.boolean(), createGroupArbitrary(2))
  .map(([show, group]): ConditionTree => ({ show, ...group }));
const answersArbitrary = fc.record(
  {
    name: fc.constantFrom('', 'ada', 'a'),
    wind: fc.constantFrom(0, 3, 38),
    safe: fc.boolean(),
    trade: fc.constantFrom('', 'a', 'b'),
    topics: fc.record({ a: fc.boolean(), b: fc.boolean() }),
    many: fc.subarray(['a', 'b']),
    visit: fc.constantFrom('2026-11-22', '2026-11-23', '2026-11-24'),
    site: fc.record({ level: fc.constantFrom(0, 3) }),
    items: fc.constant([{ price: 1 }]),
  },
  { requiredKeys: [] },
);

function isShown(conditional: unknown, data: object): boolean {
  const session = createSession({
    form: { components: [...form.components, { ...previewField, conditional }] },
    specs,
    data: { ...data },
  });
  return session.state(session.nodeAt('probe')!.id).visible;
}

describe('condition groups', () => {
  it('evaluate to the same result as JSONLogic and as a comparison list, for any answers', () => {
    fc.assert(
      fc.property(rowArbitrary, fc.boolean(), answersArbitrary, (one, show, data) => {
        const [rule] = createComparisonRules(
          one,
          fields.find(({ path }) => path === one.component),
        );
        expect(rule).toBeDefined();
        const listed = { show: true, conjunction: 'all', conditions: [one] };
        expect(isShown({ json: show ? rule : { '!': [{ '!': [rule] }] } }, data)).toBe(isShown(listed, data));
      }),
      { numRuns: 400 },
    );
  });

  it('stay the same when they are stored and parsed again', () => {
    fc.assert(
      fc.property(treeArbitrary, (tree) => {
        const written = formatConditionTree(undefined, tree, fields)!.value;
        const again = parseConditionTree(written, fields)!;
        expect(formatConditionTree(undefined, again, fields)!.value).toEqual(written);
      }),
      { numRuns: 300 },
    );
  });

  it("are stored in form.io's format: comparisons if possible, otherwise JSONLogic only", () => {
    const listed = { show: true, when: 'wind', eq: 3 };
    const grouped: ConditionTree = {
      show: false,
      isAny: false,
      entries: [
        createRow('safe', 'isEqual', 'true'),
        { isAny: true, entries: [createRow('wind', 'greaterThan', 38), createRow('', 'isEqual')] },
      ],
    };
    const written = formatConditionTree(listed, grouped, fields)!.value;
    expect(written).toEqual({
      json: {
        '!': [
          {
            and: [
              { '==': [{ var: 'data.safe' }, true] },
              { or: [{ '>': [{ '+': [{ var: 'data.wind' }] }, 38] }, { '!!': [false] }] },
            ],
          },
        ],
      },
    });
    expect(parseConditionTree(written, fields)).toEqual(grouped);
    const flat = { ...grouped, entries: [createRow('wind', 'isEqual', 3)] };
    expect(formatConditionTree(written, flat, fields)!.value).toEqual({ show: false, when: 'wind', eq: 3 });
  });

  it('are parsed from existing JSONLogic, unless the rule is too complex', () => {
    const read = (json: unknown) => parseConditionTree({ json }, fields)?.entries;
    expect(read({ '>': [{ var: 'data.wind' }, 18] })).toEqual([createRow('wind', 'greaterThan', 18)]);
    expect(read({ and: [{ '!!': [{ var: 'data.safe' }] }, { '===': [{ var: 'data.trade' }, 'b'] }] })).toEqual([
      createRow('safe', 'isEqual', 'true'),
      createRow('trade', 'isEqual', 'b'),
    ]);
    expect(read({ '==': [{ var: 'data.gone' }, 'x'] })).toEqual([createRow('gone', 'isEqual', 'x')]);
    for (const odd of [
      { '>': [{ var: 'data.wind' }, { var: 'data.site.level' }] },
      { some: [{ var: 'data.items' }, { '>': [{ var: 'price' }, 1] }] },
      { and: [] },
      'true',
    ])
      expect(read(odd)).toBeUndefined();
  });

  it("can refer to columns of the component's own grid, but not of other grids", () => {
    const inRow = listTargetFields(form, column, specs);
    expect(inRow.find(({ key }) => key === 'price')?.variable).toBe('row.price');
    expect(inRow.map(({ path }) => path)).not.toContain('others.size');
    expect(fields.map(({ path }) => path)).not.toContain('items.price');
  });
});
