import { drawnPdf } from '@tideform/print/testing';
import { describe, expect, it } from 'vitest';
import { samplePages } from './sample-pages.ts';

/** Of all kinds of content: words, links, tables, pictures, drawings, parts in parts, and room to write. */
const ten = [
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
];

const known = await samplePages();
const found = ten.map(
  (name) => known.find((page) => page.name === name) ?? { name: `${name}, which is gone`, blocks: [] },
);

/** What PDF/UA asks of structure, as far as plain tests can see it: no validator has judged these files. */
describe.each(found)('the structure of $name', ({ blocks }) => {
  const draw = () => drawnPdf({ title: 'Inspection', language: 'en', direction: 'ltr', blocks: [...blocks] });

  it('says its language and its title, and that it is tagged', async () => {
    const named = (await draw()).objects();
    const objects = [...named.values()];
    const catalogue = objects.find((one) => one['/Type'] === '/Catalog')!;
    expect(catalogue['/Lang']).toBe('u:en');
    expect(named.get(`obj:${catalogue['/MarkInfo']}`)).toEqual({ '/Marked': true });
    expect(named.get(`obj:${catalogue['/ViewerPreferences']}`)).toEqual({ '/DisplayDocTitle': true });
    for (const page of objects.filter((one) => one['/Type'] === '/Page')) expect(page['/Tabs']).toBe('/S');
  });

  it('gives each element a parent, each picture other words, each head of a table its scope and each link its words', async () => {
    const objects = [...(await draw()).objects().values()];
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

  it('never goes two levels deeper from one heading to the next, and puts cells into rows and rows into tables', async () => {
    const structure = (await draw()).structure();
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
