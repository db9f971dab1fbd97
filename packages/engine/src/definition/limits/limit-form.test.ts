import { describe, expect, it } from 'vitest';
import { createSession } from '../../session/create-session.ts';
import { scenarioSpecs } from '../../testing/scenario-specs.ts';
import { walkComponents } from '../child-slots.ts';
import type { ComponentDefinition, FormDefinition } from '../form-definition.ts';
import { validateForm } from '../validate-form.ts';
import { computeComponentCost } from './component-cost.ts';
import { formLimits } from './form-limits.ts';
import { countFields, limitForm, tooLargeType } from './limit-form.ts';

const repeat = <Thing>(count: number, thing: Thing): Thing[] => Array.from({ length: count }, () => thing);
const createField = (more: object = {}): ComponentDefinition => ({
  ...{ type: 'textfield', key: 'big', label: 'Big', input: true },
  ...more,
});
const createGrid = (more: object, ...components: ComponentDefinition[]): ComponentDefinition =>
  createField({ type: 'datagrid', ...more, components });
const createDeepGrid = (more: object) =>
  createGrid(more, createGrid(more, createGrid(more, createField({ key: 'a' }))));
const longTextLength = 600_000;
const createChoices = (count: number) => repeat(count, { label: 'A', value: 'a' });

/** Components that exceed one limit by far, one per kind of content. */
const hostileComponents: readonly (readonly [string, string, ComponentDefinition])[] = [
  [
    'HTML of very many paragraphs',
    'elements',
    createField({ type: 'content', html: '<p>lorem ipsum</p>'.repeat(20_000) }),
  ],
  ['longer HTML', 'textLength', createField({ type: 'content', html: '<p>lorem ipsum</p>'.repeat(100_000) })],
  ['HTML of open tags', 'elements', createField({ type: 'content', html: '<a'.repeat(200_000) })],
  ['open braces', 'textLength', createField({ type: 'content', html: '{{'.repeat(500_000) })],
  ['open pieces of code', 'textLength', createField({ type: 'htmlelement', content: '{% '.repeat(200_000) })],
  [
    'pictures in a text',
    'pictureLength',
    createField({ html: `<img src="data:image/png;base64,${'A'.repeat(2_500_000)}">` }),
  ],
  ['a default value', 'textLength', createField({ defaultValue: 'x'.repeat(longTextLength) })],
  ['a default in a default', 'textLength', createField({ defaultValue: { a: [{ b: 'x'.repeat(longTextLength) }] } })],
  ['a label', 'textLength', createField({ label: 'x'.repeat(longTextLength) })],
  ['a hint', 'textLength', createField({ description: 'x'.repeat(longTextLength) })],
  ['a tooltip', 'elements', createField({ tooltip: '<b>'.repeat(20_000) })],
  ['a placeholder', 'textLength', createField({ placeholder: 'x'.repeat(longTextLength) })],
  ['a prefix', 'textLength', createField({ prefix: 'x'.repeat(longTextLength) })],
  ['a pattern', 'textLength', createField({ validate: { pattern: 'x'.repeat(longTextLength) } })],
  ['an input mask', 'textLength', createField({ inputMask: '9'.repeat(longTextLength) })],
  ['a message', 'textLength', createField({ errors: { required: 'x'.repeat(longTextLength) } })],
  ['code', 'textLength', createField({ calculateValue: 'x'.repeat(longTextLength) })],
  ['code of a condition', 'textLength', createField({ customConditional: 'x'.repeat(longTextLength) })],
  ['a text of logic', 'textLength', createField({ logic: [{ actions: [{ text: 'x'.repeat(longTextLength) }] }] })],
  ['entries of logic', 'logicRules', createField({ logic: repeat(3_000, {}) })],
  ['conditions', 'cells', createField({ conditional: { conditions: repeat(20_000, { component: 'a' }) } })],
  ['a class', 'textLength', createField({ customClass: 'x'.repeat(longTextLength) })],
  ['choices', 'choices', createField({ type: 'radio', values: createChoices(20_000) })],
  ['choices of a list', 'choices', createField({ type: 'select', data: { values: createChoices(20_000) } })],
  [
    'a label of a choice',
    'textLength',
    createField({ type: 'radio', values: [{ label: 'x'.repeat(longTextLength) }] }),
  ],
  ['a survey', 'cells', createField({ type: 'survey', questions: createChoices(500), values: createChoices(500) })],
  [
    'empty cells of a table',
    'cells',
    createField({ type: 'table', rows: repeat(200, repeat(200, { components: [] })) }),
  ],
  ['empty columns', 'cells', createField({ type: 'columns', columns: repeat(20_000, { components: [] }) })],
  [
    'names in a setting',
    'cells',
    createField({ properties: Object.fromEntries(createChoices(20_000).map((_, at) => [`p${at}`, at])) }),
  ],
  ['lists in lists', 'values', createField({ odd: repeat(800, repeat(800, 0)) })],
  ['default rows', 'rows', createGrid({ defaultValue: repeat(5_000, {}) }, createField({ key: 'a' }))],
  ['given rows', 'rows', createGrid({ fixedRows: createChoices(5_000) }, createField({ key: 'a' }))],
  [
    'rows of a default in rows',
    'fields',
    createGrid({ defaultValue: repeat(500, { big: repeat(500, {}) }) }, createGrid({}, createField())),
  ],
  ['least rows in least rows', 'fields', createDeepGrid({ validate: { minLength: 1_000_000 } })],
  ['groups of rows in groups of rows', 'fields', createDeepGrid({ rowGroups: repeat(100, { numberOfRows: 1_000 }) })],
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

const fieldBefore = createField({ key: 'before', label: 'Before' });
const fieldAfter = createField({ key: 'after', label: 'After' });

describe('[ENG-8] a form over the limits', () => {
  it.each(hostileComponents)(
    'opens with a notice in place of %s (%s), and with all other components',
    (_, what, definition) => {
      const form = { components: [fieldBefore, definition, fieldAfter] };
      const { components } = limitForm(form);
      expect(components[0]).toBe(fieldBefore);
      expect(components[1]).toMatchObject({ type: tooLargeType, key: 'big', limit: { what } });
      expect(JSON.stringify(components[1]).length).toBeLessThan(1_000);
      expect(components[2]).toBe(fieldAfter);
    },
  );

  it.each(hostileComponents)(
    'is rejected on publishing or import with %s (%s), naming the component',
    (_, what, definition) => {
      const checked = validateForm({ components: [fieldBefore, definition, fieldAfter] });
      expect(checked.ok || checked.problems.map(({ limit }) => limit?.what)).toContain(what);
      const named = what === 'logicRules' ? [] : [String(definition.label).slice(0, 80)];
      expect(checked.ok || checked.problems.flatMap(({ name }) => name ?? [])).toEqual(expect.arrayContaining(named));
    },
  );

  it.each(hostileComponents)('is limited at any depth: %s (%s)', (_, what, definition) => {
    const panel = { type: 'panel', components: [fieldBefore, definition] };
    const columns = { type: 'columns', columns: [{ components: [panel] }] };
    const table = { type: 'table', rows: [[{ components: [columns] }]] };
    const found = [...walkComponents(limitForm({ components: [table, fieldAfter] }))].map(({ definition: one }) => one);
    expect(found.filter(({ type }) => type === tooLargeType)).toMatchObject([{ limit: { what } }]);
    expect(found).toContain(fieldAfter);
  });

  it.each([
    ['components', repeat(30_000, createField())],
    ['texts', repeat(200, createField({ description: 'x'.repeat(400_000) }))],
    ['HTML', repeat(200, createField({ type: 'content', html: '<i>x</i>'.repeat(9_000) }))],
    ['settings', repeat(90, createField({ odd: repeat(90, repeat(90, 0)) }))],
    ['logic', repeat(50, createField({ logic: repeat(1_000, {}) }))],
    ['grids', repeat(50, createGrid({ defaultValue: repeat(900, {}) }, createField(), createField()))],
    ['nested panels', [createNestedPanels(40, repeat(9_000, createField()))]],
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
    const form = { components: [createField({ defaultValue: 'x'.repeat(longTextLength) }), fieldAfter] };
    const session = createSession({ form, specs: scenarioSpecs, data: { big: 'kept', after: 'too' } });
    expect(session.data()).toEqual({ big: 'kept', after: 'too' });
    expect(session.warnings).toEqual([{ code: 'too-large', nodeId: '0', detail: tooLargeType }]);
    expect(session.validate()).toEqual([]);
  });

  it('is returned unchanged if nothing is too large', () => {
    const form = {
      components: [
        ...repeat(400, createField()),
        createGrid({ defaultValue: repeat(30, {}) }, createField()),
        createField({ type: 'content', html: `<p>a</p><img src="data:image/png;base64,${'A'.repeat(1_500_000)}">` }),
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
