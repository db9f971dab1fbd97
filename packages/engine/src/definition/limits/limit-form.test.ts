import { describe, expect, it } from 'vitest';
import { createSession } from '../../session/create-session.ts';
import { scenarioSpecs } from '../../testing/scenario-specs.ts';
import type { ComponentDefinition, FormDefinition } from '../form-definition.ts';
import { validateForm } from '../validate-form.ts';
import { walkComponents } from '../walk-components.ts';
import { computeComponentCost } from './component-cost.ts';
import { formLimits } from './form-limits.ts';
import { countFields, limitForm, tooLargeType } from './limit-form.ts';

const repeat = <Thing>(count: number, thing: Thing): Thing[] => Array.from({ length: count }, () => thing);
const field = (more: object = {}): ComponentDefinition => ({
  ...{ type: 'textfield', key: 'big', label: 'Big', input: true },
  ...more,
});
const grid = (more: object, ...components: ComponentDefinition[]): ComponentDefinition =>
  field({ type: 'datagrid', ...more, components });
const deepGrid = (more: object) => grid(more, grid(more, grid(more, field({ key: 'a' }))));
const LONG = 600_000;
const createChoices = (count: number) => repeat(count, { label: 'A', value: 'a' });

/** Components that exceed one limit by far, one per kind of content. */
const hostile: readonly (readonly [string, string, ComponentDefinition])[] = [
  ['HTML of very many paragraphs', 'elements', field({ type: 'content', html: '<p>lorem ipsum</p>'.repeat(20_000) })],
  ['longer HTML', 'textLength', field({ type: 'content', html: '<p>lorem ipsum</p>'.repeat(100_000) })],
  ['HTML of open tags', 'elements', field({ type: 'content', html: '<a'.repeat(200_000) })],
  ['open braces', 'textLength', field({ type: 'content', html: '{{'.repeat(500_000) })],
  ['open pieces of code', 'textLength', field({ type: 'htmlelement', content: '{% '.repeat(200_000) })],
  [
    'pictures in a text',
    'pictureLength',
    field({ html: `<img src="data:image/png;base64,${'A'.repeat(2_500_000)}">` }),
  ],
  ['a default value', 'textLength', field({ defaultValue: 'x'.repeat(LONG) })],
  ['a default in a default', 'textLength', field({ defaultValue: { a: [{ b: 'x'.repeat(LONG) }] } })],
  ['a label', 'textLength', field({ label: 'x'.repeat(LONG) })],
  ['a hint', 'textLength', field({ description: 'x'.repeat(LONG) })],
  ['a tooltip', 'elements', field({ tooltip: '<b>'.repeat(20_000) })],
  ['a placeholder', 'textLength', field({ placeholder: 'x'.repeat(LONG) })],
  ['a prefix', 'textLength', field({ prefix: 'x'.repeat(LONG) })],
  ['a pattern', 'textLength', field({ validate: { pattern: 'x'.repeat(LONG) } })],
  ['an input mask', 'textLength', field({ inputMask: '9'.repeat(LONG) })],
  ['a message', 'textLength', field({ errors: { required: 'x'.repeat(LONG) } })],
  ['code', 'textLength', field({ calculateValue: 'x'.repeat(LONG) })],
  ['code of a condition', 'textLength', field({ customConditional: 'x'.repeat(LONG) })],
  ['a text of logic', 'textLength', field({ logic: [{ actions: [{ text: 'x'.repeat(LONG) }] }] })],
  ['entries of logic', 'logicRules', field({ logic: repeat(3_000, {}) })],
  ['conditions', 'cells', field({ conditional: { conditions: repeat(20_000, { component: 'a' }) } })],
  ['a class', 'textLength', field({ customClass: 'x'.repeat(LONG) })],
  ['choices', 'choices', field({ type: 'radio', values: createChoices(20_000) })],
  ['choices of a list', 'choices', field({ type: 'select', data: { values: createChoices(20_000) } })],
  ['a label of a choice', 'textLength', field({ type: 'radio', values: [{ label: 'x'.repeat(LONG) }] })],
  ['a survey', 'cells', field({ type: 'survey', questions: createChoices(500), values: createChoices(500) })],
  ['empty cells of a table', 'cells', field({ type: 'table', rows: repeat(200, repeat(200, { components: [] })) })],
  ['empty columns', 'cells', field({ type: 'columns', columns: repeat(20_000, { components: [] }) })],
  [
    'names in a setting',
    'cells',
    field({ properties: Object.fromEntries(createChoices(20_000).map((_, at) => [`p${at}`, at])) }),
  ],
  ['lists in lists', 'values', field({ odd: repeat(800, repeat(800, 0)) })],
  ['default rows', 'rows', grid({ defaultValue: repeat(5_000, {}) }, field({ key: 'a' }))],
  ['given rows', 'rows', grid({ fixedRows: createChoices(5_000) }, field({ key: 'a' }))],
  [
    'rows of a default in rows',
    'fields',
    grid({ defaultValue: repeat(500, { big: repeat(500, {}) }) }, grid({}, field())),
  ],
  ['least rows in least rows', 'fields', deepGrid({ validate: { minLength: 1_000_000 } })],
  ['groups of rows in groups of rows', 'fields', deepGrid({ rowGroups: repeat(100, { numberOfRows: 1_000 }) })],
];

/** Computes how much work it takes to open a form: components, fields of a new response, characters, HTML elements. */
function computeWork(form: FormDefinition) {
  const definitions = [...walkComponents(form)].map(({ definition }) => definition);
  const sum = (of: (definition: ComponentDefinition) => number) => definitions.reduce((all, one) => all + of(one), 0);
  return {
    components: definitions.length,
    fields: form.components.reduce((all, one) => all + countFields(one), 0),
    totalLength: sum((one) => computeComponentCost(one).length),
    totalElements: sum((one) => computeComponentCost(one).elements),
    values: sum((one) => computeComponentCost(one).values),
    logicRules: sum((one) => computeComponentCost(one).logicRules),
  };
}

const before = field({ key: 'before', label: 'Before' });
const after = field({ key: 'after', label: 'After' });

describe('[ENG-8] a form over the limits', () => {
  it.each(hostile)('opens with a notice in place of %s (%s), and with all other components', (_, what, definition) => {
    const form = { components: [before, definition, after] };
    const { components } = limitForm(form);
    expect(components[0]).toBe(before);
    expect(components[1]).toMatchObject({ type: tooLargeType, key: 'big', limit: { what } });
    expect(JSON.stringify(components[1]).length).toBeLessThan(1_000);
    expect(components[2]).toBe(after);
  });

  it.each(hostile)('is rejected on publishing or import with %s (%s), naming the component', (_, what, definition) => {
    const checked = validateForm({ components: [before, definition, after] });
    expect(checked.ok || checked.problems.map(({ limit }) => limit?.what)).toContain(what);
    const named = what === 'logicRules' ? [] : [String(definition.label).slice(0, 80)];
    expect(checked.ok || checked.problems.flatMap(({ name }) => name ?? [])).toEqual(expect.arrayContaining(named));
  });

  it.each(hostile)('is limited at any depth: %s (%s)', (_, what, definition) => {
    const panel = { type: 'panel', components: [before, definition] };
    const columns = { type: 'columns', columns: [{ components: [panel] }] };
    const table = { type: 'table', rows: [[{ components: [columns] }]] };
    const found = [...walkComponents(limitForm({ components: [table, after] }))].map(({ definition: one }) => one);
    expect(found.filter(({ type }) => type === tooLargeType)).toMatchObject([{ limit: { what } }]);
    expect(found).toContain(after);
  });

  it.each([
    ['components', repeat(30_000, field())],
    ['texts', repeat(200, field({ description: 'x'.repeat(400_000) }))],
    ['HTML', repeat(200, field({ type: 'content', html: '<i>x</i>'.repeat(9_000) }))],
    ['settings', repeat(90, field({ odd: repeat(90, repeat(90, 0)) }))],
    ['logic', repeat(50, field({ logic: repeat(1_000, {}) }))],
    ['grids', repeat(50, grid({ defaultValue: repeat(900, {}) }, field(), field()))],
    ['nested panels', [createNestedPanels(40, repeat(9_000, field()))]],
  ])('costs no more than a form at the limits, regardless of the number of %s', (_, components) => {
    const form = { components: components.map((one) => ({ ...one })) };
    const work = computeWork(limitForm(form));
    expect(validateForm(form).ok).toBe(false);
    for (const [name, amount] of Object.entries(work)) {
      // A notice replaces the removed component and adds a few characters.
      expect([name, amount]).toEqual([name, Math.min(amount, formLimits[name as keyof typeof work] * 1.01)]);
    }
  });

  it('keeps the answer of a component that is too large to show', () => {
    const form = { components: [field({ defaultValue: 'x'.repeat(LONG) }), after] };
    const session = createSession({ form, specs: scenarioSpecs, data: { big: 'kept', after: 'too' } });
    expect(session.data()).toEqual({ big: 'kept', after: 'too' });
    expect(session.warnings).toEqual([{ code: 'too-large', nodeId: '0', detail: tooLargeType }]);
    expect(session.validate()).toEqual([]);
  });

  it('is returned unchanged if nothing is too large', () => {
    const form = {
      components: [
        ...repeat(400, field()),
        grid({ defaultValue: repeat(30, {}) }, field()),
        field({ type: 'content', html: `<p>a</p><img src="data:image/png;base64,${'A'.repeat(1_500_000)}">` }),
      ],
    };
    expect(limitForm(form)).toBe(form);
    expect(validateForm(form).ok).toBe(true);
  });
});

function createNestedPanels(depth: number, components: readonly ComponentDefinition[]): ComponentDefinition {
  return Array.from({ length: depth }).reduce<ComponentDefinition>(
    (inner) => ({ type: 'panel', components: [inner] }),
    { type: 'panel', components },
  );
}
