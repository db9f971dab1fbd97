import { renderTestPdf } from '@tideform/print/testing';
import { describe, expect, it } from 'vitest';
import { createSamplePages } from './sample-pages.ts';

/**
 * Names of component samples with all kinds of content: text, links, tables, pictures, drawings, nested parts, and
 * blank space.
 */
const sampleNames = [
  'content.introduction',
  'datagrid.defects',
  'editgrid.defects',
  'file.photos',
  'survey.a-visit',
  'table.with-words-above-the-columns',
  'tabs.two-panes',
  'tree.who-works-for-whom',
  'url.data-sheet',
  'survey.blank',
  'textarea.formatted',
];

const samplePages = await createSamplePages();
const testedPages = sampleNames.map(
  (name) => samplePages.find((page) => page.name === name) ?? { name: `${name}, which is gone`, blocks: [] },
);

/** PDF operators that begin marked content, end it, or paint. */
const OPERATORS = /(?<![\w/])(BDC|BMC|EMC|TJ|Tj|S|f|B|Do)(?=\s|$)/g;

/** Returns a PDF list that is either inline or referenced by name. */
const resolveList = (
  list: unknown,
  named: ReadonlyMap<string, Readonly<Record<string, unknown>>>,
): readonly unknown[] =>
  Array.isArray(list) ? list : typeof list === 'string' ? [named.get(`obj:${list}`)].flat() : [];

/**
 * Requirements of PDF/UA on the structure of a PDF, as far as simple tests can check them. A PDF/UA validator would
 * check more.
 */
describe.each(testedPages)('the structure of $name', ({ blocks }) => {
  const renderPdf = () => renderTestPdf({ title: 'Inspection', language: 'en', direction: 'ltr', blocks: [...blocks] });

  it('declares its language, its title, and that it is tagged', async () => {
    const named = (await renderPdf()).objects();
    const objects = [...named.values()];
    const catalog = objects.find((one) => one['/Type'] === '/Catalog')!;
    expect(catalog['/Lang']).toBe('u:en');
    expect(named.get(`obj:${catalog['/MarkInfo']}`)).toEqual({ '/Marked': true });
    expect(named.get(`obj:${catalog['/ViewerPreferences']}`)).toEqual({ '/DisplayDocTitle': true });
    for (const page of objects.filter((one) => one['/Type'] === '/Page')) expect(page['/Tabs']).toBe('/S');
  });

  it('gives each element a parent, each picture alternative text, each table header its scope and each link its text', async () => {
    const objects = [...(await renderPdf()).objects().values()];
    const elements = objects.filter((one) => typeof one['/S'] === 'string' && one['/P'] !== undefined);
    expect(elements.length).toBeGreaterThan(1);
    const tagged = (tag: string) => elements.filter((one) => one['/S'] === tag);
    for (const figure of tagged('/Figure')) expect(figure['/Alt']).toMatch(/^u:./);
    for (const head of tagged('/TH')) expect(head['/A']).toMatchObject({ '/Scope': '/Column' });
    const links = objects.filter((one) => one['/Subtype'] === '/Link');
    expect(links).toHaveLength(tagged('/Link').length);
    for (const link of links) {
      expect(link['/Contents']).toMatch(/^u:./);
      expect(link['/StructParent']).toBeTypeOf('number');
    }
  });

  it('paints only tagged content and artifacts', async () => {
    let depth = 0;
    let painted = 0;
    for (const [operator] of (await renderPdf()).drawings().join('\n').matchAll(OPERATORS)) {
      if (operator === 'BDC' || operator === 'BMC') depth += 1;
      else if (operator === 'EMC') depth -= 1;
      else {
        painted += 1;
        expect(depth).toBeGreaterThan(0);
      }
    }
    expect(painted).toBeGreaterThan(1);
    expect(depth).toBe(0);
  });

  it('embeds its fonts with Unicode mappings', async () => {
    const fonts = (await renderPdf()).fonts().trim().split('\n').slice(2);
    expect(fonts.length).toBeGreaterThan(0);
    for (const font of fonts) expect(font).toMatch(/ yes yes yes +\d+ +\d+$/);
  });

  it('puts each link and its text into one element that refers to their page', async () => {
    const named = (await renderPdf()).objects();
    const pages = [...named].filter(([, one]) => one['/Type'] === '/Page');
    for (const [name, link] of named) {
      if (link['/S'] !== '/Link') continue;
      const [words, reference] = link['/K'] as [unknown, Readonly<Record<string, string>>];
      expect(words).toBeTypeOf('number');
      expect(named.get(`obj:${reference['/Obj']}`)?.['/Subtype'], name).toBe('/Link');
      const [page] = pages.find(([, one]) => resolveList(one['/Annots'], named).includes(reference['/Obj']!)) ?? [];
      expect(page).toBe(`obj:${reference['/Pg']}`);
      expect(link['/Pg']).toBe(reference['/Pg']);
    }
  });

  it('tags lists as items with a label and a body', async () => {
    const objects = [...(await renderPdf()).objects().values()];
    const named = (await renderPdf()).objects();
    const tagOf = (name: unknown) => named.get(`obj:${name}`)?.['/S'];
    for (const one of objects) {
      const inside = (Array.isArray(one['/K']) ? one['/K'] : []).map(tagOf);
      if (one['/S'] === '/L') expect(new Set(inside)).toEqual(new Set(['/LI']));
      if (one['/S'] === '/LI') expect(inside).toEqual(['/Lbl', '/LBody']);
    }
  });

  it('never skips a heading level, and nests cells in rows and rows in tables', async () => {
    const structure = (await renderPdf()).structure();
    const levels = [...structure.matchAll(/^ *H([1-6])\b/gm)].map(([, level]) => Number(level));
    expect(levels[0]).toBe(1);
    levels.forEach((level, at) => {
      expect(level - (levels[at - 1] ?? 0)).toBeLessThanOrEqual(1);
    });
    const open: { readonly depth: number; readonly tag: string }[] = [];
    for (const [, indent = '', tag = ''] of structure.matchAll(/^( *)([A-Z][A-Za-z0-9]*)\b(?!")/gm)) {
      while (open.length > 0 && open.at(-1)!.depth >= indent.length) open.pop();
      const parent = open.at(-1)?.tag;
      if (tag === 'TR') expect(parent).toBe('Table');
      if (tag === 'TD' || tag === 'TH') expect(parent).toBe('TR');
      open.push({ depth: indent.length, tag });
    }
  });
});
