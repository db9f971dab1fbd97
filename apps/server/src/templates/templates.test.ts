import { findSpec, specs } from '@tideform/components/specs';
import {
  type ComponentDefinition,
  createSession,
  findChildSlots,
  parseForm,
  parsePdfOptions,
  validateForm,
} from '@tideform/engine';
import { compareResults, type FormTest, parseFormTests, recordResults } from '@tideform/engine/form-tests';
import { listRules } from '@tideform/engine/rules';
import { parseTemplate } from '@tideform/engine/templates';
import { describe, expect, it } from 'vitest';
import { ownTemplates } from './all-templates.ts';
import { readTemplateIcon } from './read-template-icon.ts';
import { industries, type Template } from './writing/index.ts';

/** Returns all components of a form, at any level. */
const flattenComponents = (list: readonly ComponentDefinition[]): readonly ComponentDefinition[] =>
  list.flatMap((one) => [one, ...findChildSlots(one).flatMap(({ components }) => flattenComponents(components))]);

const getAllComponents = ({ schema }: Template) => flattenComponents(schema.components);

/** Returns the fields of a template, without layout elements, texts and buttons. */
const getFields = (template: Template) =>
  getAllComponents(template).filter(({ type }) => type !== 'button' && findSpec(type)?.shape !== 'none');

const getLabels = (template: Template) => new Set(getFields(template).map(({ label }) => label?.toLowerCase()));

describe.each(ownTemplates.map((template) => [template.key, template] as const))('%s', (_, template) => {
  const { schema, tests, pdfOptions, responsesTitleTemplate } = template;

  it('can be published, and uses only existing component types', () => {
    expect(validateForm(schema)).toMatchObject({ ok: true });
    expect(getAllComponents(template).filter(({ type }) => !Object.hasOwn(specs, type))).toEqual([]);
  });

  it('has at least fifteen fields, in sections, with conditions, limits, and calculations or rows', () => {
    const all = getAllComponents(template);
    expect(getFields(template).length).toBeGreaterThanOrEqual(15);
    expect(schema.components.filter(({ type }) => type === 'panel').length).toBeGreaterThanOrEqual(3);
    expect(all.filter(({ conditional }) => conditional !== undefined).length).toBeGreaterThanOrEqual(3);
    expect(all.some(({ calculateValue, type }) => calculateValue !== undefined || type === 'datagrid')).toBe(true);
    expect(all.filter(({ validate }) => Object.keys(validate ?? {}).some((name) => name !== 'required'))).not.toEqual(
      [],
    );
  });

  it('has no rules with diagnostics', () => {
    const marked = listRules(schema, specs).filter(({ diagnostics: marks }) => marks.length > 0);
    expect(marked.map(({ id, diagnostics: marks }) => ({ id, marks }))).toEqual([]);
    expect(createSession({ form: schema, specs }).warnings).toEqual([]);
  });

  it('has a response title, PDF header, description, source, tags and icon', () => {
    expect(parseTemplate(responsesTitleTemplate)).toMatchObject({ ok: true });
    expect(parsePdfOptions(pdfOptions).header.left).not.toBe('');
    expect(template.description.length).toBeGreaterThanOrEqual(60);
    expect(template.source.length).toBeGreaterThan(10);
    expect(template.tags.length).toBeGreaterThanOrEqual(3);
    expect(readTemplateIcon(template.icon)).toMatch(/^<svg .*<path d="/);
  });

  it('has at least four form tests, which pass', async () => {
    expect(parseFormTests(tests)).toEqual(tests);
    expect(tests.length).toBeGreaterThanOrEqual(4);
    for (const test of tests)
      expect({ test: test.name, differences: await differencesOf(test) }).toEqual({ test: test.name, differences: [] });
  });

  /** Replays a form test like the form builder does. @returns the deviations from the expected result */
  async function differencesOf({ answers, expected, at }: FormTest) {
    const parsed = parseForm(schema);
    if (!parsed.ok) throw new Error('Not a form');
    const session = createSession({ form: parsed.form, specs, data: answers, nowMs: Date.parse(at) });
    await session.settled();
    return compareResults(expected, await recordResults(session));
  }
});

it('has four templates for each industry, with unique keys', () => {
  const ofIndustry = (industry: string) => ownTemplates.filter(({ tags }) => tags[0] === industry).length;
  expect(industries.map((industry) => [industry, ofIndustry(industry)])).toEqual(
    industries.map((industry) => [industry, 4]),
  );
  expect(new Set(ownTemplates.map(({ key }) => key)).size).toBe(ownTemplates.length);
});

it('has no two templates that share 40% of their labels', () => {
  const labels = ownTemplates.map((template) => ({ key: template.key, labels: getLabels(template) }));
  const alike = labels.flatMap((one, index) =>
    labels.slice(index + 1).flatMap((other) => {
      const shared = [...one.labels].filter((label) => other.labels.has(label)).length;
      const share = shared / Math.min(one.labels.size, other.labels.size);
      return share >= 0.4 ? [`${one.key} and ${other.key}: ${share}`] : [];
    }),
  );
  expect(alike).toEqual([]);
});
