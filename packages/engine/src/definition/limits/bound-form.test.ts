import { describe, expect, it } from 'vitest';
import { createSession } from '../../session/create-session.ts';
import { scenarioSpecs } from '../../testing/scenario-specs.ts';
import { checkForm } from '../check-form.ts';
import type { ComponentDefinition, FormDefinition } from '../form-definition.ts';
import { walkComponents } from '../walk-components.ts';
import { boundForm, fieldsOf, tooLargeType } from './bound-form.ts';
import { formLimits } from './form-limits.ts';
import { weighComponent } from './weigh-component.ts';

const many = <Thing>(count: number, thing: Thing): Thing[] => Array.from({ length: count }, () => thing);
const field = (more: object = {}): ComponentDefinition => ({
  ...{ type: 'textfield', key: 'big', label: 'Big', input: true },
  ...more,
});
const grid = (more: object, ...components: ComponentDefinition[]): ComponentDefinition =>
  field({ type: 'datagrid', ...more, components });
const deepGrid = (more: object) => grid(more, grid(more, grid(more, field({ key: 'a' }))));
const LONG = 600_000;
const choices = (count: number) => many(count, { label: 'A', value: 'a' });

/** Whatever a definition may hold, as one component far over what a page can bear. */
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
  ['entries of logic', 'logicRules', field({ logic: many(3_000, {}) })],
  ['conditions', 'cells', field({ conditional: { conditions: many(20_000, { component: 'a' }) } })],
  ['a class', 'textLength', field({ customClass: 'x'.repeat(LONG) })],
  ['choices', 'choices', field({ type: 'radio', values: choices(20_000) })],
  ['choices of a list', 'choices', field({ type: 'select', data: { values: choices(20_000) } })],
  ['a label of a choice', 'textLength', field({ type: 'radio', values: [{ label: 'x'.repeat(LONG) }] })],
  ['a survey', 'cells', field({ type: 'survey', questions: choices(500), values: choices(500) })],
  ['empty cells of a table', 'cells', field({ type: 'table', rows: many(200, many(200, { components: [] })) })],
  ['empty columns', 'cells', field({ type: 'columns', columns: many(20_000, { components: [] }) })],
  [
    'names in a setting',
    'cells',
    field({ properties: Object.fromEntries(choices(20_000).map((_, at) => [`p${at}`, at])) }),
  ],
  ['lists in lists', 'values', field({ odd: many(800, many(800, 0)) })],
  ['default rows', 'rows', grid({ defaultValue: many(5_000, {}) }, field({ key: 'a' }))],
  ['given rows', 'rows', grid({ fixedRows: choices(5_000) }, field({ key: 'a' }))],
  ['rows of a default in rows', 'fields', grid({ defaultValue: many(500, { big: many(500, {}) }) }, grid({}, field()))],
  ['least rows in least rows', 'fields', deepGrid({ validate: { minLength: 1_000_000 } })],
  ['groups of rows in groups of rows', 'fields', deepGrid({ rowGroups: many(100, { numberOfRows: 1_000 }) })],
];

/** What opening a form makes and reads: components, fields of a new response, characters, HTML elements. */
function workOf(form: FormDefinition) {
  const definitions = [...walkComponents(form)].map(({ definition }) => definition);
  const sum = (of: (definition: ComponentDefinition) => number) => definitions.reduce((all, one) => all + of(one), 0);
  return {
    components: definitions.length,
    fields: form.components.reduce((all, one) => all + fieldsOf(one), 0),
    totalLength: sum((one) => weighComponent(one).length),
    totalElements: sum((one) => weighComponent(one).elements),
    values: sum((one) => weighComponent(one).values),
    logicRules: sum((one) => weighComponent(one).logicRules),
  };
}

const before = field({ key: 'before', label: 'Before' });
const after = field({ key: 'after', label: 'After' });

describe('[ENG-8] a form over the limits', () => {
  it.each(hostile)('opens with a short notice for %s (%s), and all else', (_, what, definition) => {
    const form = { components: [before, definition, after] };
    const { components } = boundForm(form);
    expect(components[0]).toBe(before);
    expect(components[1]).toMatchObject({ type: tooLargeType, key: 'big', limit: { what } });
    expect(JSON.stringify(components[1]).length).toBeLessThan(1_000);
    expect(components[2]).toBe(after);
  });

  it.each(hostile)('is not published or imported with %s (%s), and says where', (_, what, definition) => {
    const checked = checkForm({ components: [before, definition, after] });
    expect(checked.ok || checked.problems.map(({ limit }) => limit?.what)).toContain(what);
    const named = what === 'logicRules' ? [] : [String(definition.label).slice(0, 80)];
    expect(checked.ok || checked.problems.flatMap(({ name }) => name ?? [])).toEqual(expect.arrayContaining(named));
  });

  it.each(hostile)('lies deeper just the same: %s (%s)', (_, what, definition) => {
    const panel = { type: 'panel', components: [before, definition] };
    const columns = { type: 'columns', columns: [{ components: [panel] }] };
    const table = { type: 'table', rows: [[{ components: [columns] }]] };
    const found = [...walkComponents(boundForm({ components: [table, after] }))].map(({ definition: one }) => one);
    expect(found.filter(({ type }) => type === tooLargeType)).toMatchObject([{ limit: { what } }]);
    expect(found).toContain(after);
  });

  it.each([
    ['components', many(30_000, field())],
    ['texts', many(200, field({ description: 'x'.repeat(400_000) }))],
    ['HTML', many(200, field({ type: 'content', html: '<i>x</i>'.repeat(9_000) }))],
    ['settings', many(90, field({ odd: many(90, many(90, 0)) }))],
    ['logic', many(50, field({ logic: many(1_000, {}) }))],
    ['grids', many(50, grid({ defaultValue: many(900, {}) }, field(), field()))],
    ['panels in panels', [panels(40, many(9_000, field()))]],
  ])('costs no more than a form at the limits, however many %s there are', (_, components) => {
    const form = { components: components.map((one) => ({ ...one })) };
    const work = workOf(boundForm(form));
    expect(checkForm(form).ok).toBe(false);
    for (const [name, amount] of Object.entries(work)) {
      // A notice stands for what is left out, and has a few characters of its own.
      expect([name, amount]).toEqual([name, Math.min(amount, formLimits[name as keyof typeof work] * 1.01)]);
    }
  });

  it('keeps the answer of what it cannot show', () => {
    const form = { components: [field({ defaultValue: 'x'.repeat(LONG) }), after] };
    const session = createSession({ form, specs: scenarioSpecs, data: { big: 'kept', after: 'too' } });
    expect(session.data()).toEqual({ big: 'kept', after: 'too' });
    expect(session.warnings).toEqual([{ code: 'too-large', nodeId: '0', detail: tooLargeType }]);
    expect(session.validate()).toEqual([]);
  });

  it('is the same object when nothing is too large', () => {
    const form = {
      components: [
        ...many(400, field()),
        grid({ defaultValue: many(30, {}) }, field()),
        field({ type: 'content', html: `<p>a</p><img src="data:image/png;base64,${'A'.repeat(1_500_000)}">` }),
      ],
    };
    expect(boundForm(form)).toBe(form);
    expect(checkForm(form).ok).toBe(true);
  });
});

function panels(depth: number, components: readonly ComponentDefinition[]): ComponentDefinition {
  return Array.from({ length: depth }).reduce<ComponentDefinition>(
    (inner) => ({ type: 'panel', components: [inner] }),
    { type: 'panel', components },
  );
}
