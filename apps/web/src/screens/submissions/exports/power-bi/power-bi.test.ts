import type { SubmissionColumn } from '@tideform/submission-views';
import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { z } from 'zod/mini';
import { writePbids } from './write-pbids.ts';
import { writePbit } from './write-pbit.ts';

const feed = { baseUrl: 'https://forms.test', teamId: 'team-1', formId: 'form-1' };
const createColumn = (
  path: string,
  label: string,
  kind: SubmissionColumn['kind'],
  more: Partial<SubmissionColumn> = {},
): SubmissionColumn => ({
  ...{ id: `data.${path}`, label, filter: 'text', cell: 'text', widthPx: 100, text: () => '', value: () => '' },
  ...(kind && { kind }),
  ...more,
});
const createGridColumn = (path: string, label: string, kind: SubmissionColumn['kind']) =>
  ({ path, label, kind }) as never;

const columns = [
  { ...createColumn('x', 'Title', undefined), id: 'title' },
  createColumn('site', 'Site', 'choice'),
  createColumn('cost', 'Cost', 'amount'),
  createColumn('day', 'Day', 'date'),
  createColumn('ok', 'site', 'tick'),
  createColumn('bad', '"] in #(lf) Evil', 'text'),
  createColumn('parts', 'Parts (count)', 'rows', {
    rows: {
      label: 'Parts',
      getRows: () => [],
      columns: [createGridColumn('name', 'Name', 'text'), createGridColumn('price', 'Price', 'amount')],
    },
  }),
  createColumn('parts.price', 'Price (sum)', 'amount', { isSum: true }),
];

/** Subset of Microsoft's schema of tabular models that Power BI requires. */
const modelSchema = z.object({
  compatibilityLevel: z.number().check(z.minimum(1550)),
  model: z.object({
    defaultPowerBIDataSourceVersion: z.literal('powerBI_V3'),
    tables: z.array(
      z.object({
        name: z.string(),
        columns: z.array(
          z.object({
            name: z.string(),
            dataType: z.enum(['string', 'double', 'int64', 'dateTime', 'boolean']),
            sourceColumn: z.string(),
          }),
        ),
        partitions: z.array(
          z.object({
            mode: z.literal('import'),
            source: z.object({ type: z.literal('m'), expression: z.array(z.string()) }),
          }),
        ),
      }),
    ),
    relationships: z.array(
      z.object({ fromTable: z.string(), fromColumn: z.string(), toTable: z.string(), toColumn: z.string() }),
    ),
    expressions: z.array(
      z.object({ name: z.string(), kind: z.literal('m'), expression: z.union([z.string(), z.array(z.string())]) }),
    ),
  }),
});
const layoutSchema = z.object({
  sections: z.array(
    z.object({
      displayName: z.string(),
      filters: z.string(),
      config: z.string(),
      visualContainers: z.array(z.object({ config: z.string(), filters: z.string(), width: z.number() })),
    }),
  ),
  config: z.string(),
});

const decodeUtf16 = (bytes: Uint8Array | undefined) => new TextDecoder('utf-16le', { ignoreBOM: true }).decode(bytes);

async function openTemplate() {
  const parts = unzipSync(new Uint8Array(await writePbit(columns, feed, 'Near misses').arrayBuffer()));
  const json = (name: string): unknown => JSON.parse(decodeUtf16(parts[name]));
  return { parts, json, model: modelSchema.parse(json('DataModelSchema')).model };
}

it('writes a template with the parts and encoding that Power BI expects, and without a signature', async () => {
  const { parts, json } = await openTemplate();
  expect(Object.keys(parts).sort()).toEqual(
    ['DataModelSchema', 'Metadata', 'Report/Layout', 'Settings', 'Version', '[Content_Types].xml'].sort(),
  );
  expect(decodeUtf16(parts.Version)).toBe('1.28');
  const types = strFromU8(parts['[Content_Types].xml']!);
  for (const name of Object.keys(parts).slice(1)) expect(types).toContain(`PartName="/${name}"`);
  const [page] = layoutSchema.parse(json('Report/Layout')).sections;
  const shown = page!.visualContainers.map(({ config }) => JSON.parse(config).singleVisual.visualType);
  expect([page!.displayName, shown]).toEqual(['Near misses', ['card', 'tableEx']]);
});

it('creates a table of submissions and one per grid, with typed columns and unique names', async () => {
  const { model } = await openTemplate();
  const columnsOf = model.tables.map(({ name, columns }) => [
    name,
    columns.map((one) => `${one.name} ${one.dataType}`),
  ]);
  const own =
    'Response Id string|Number int64|Title string|Form Version int64|Submitted dateTime|Last Modified dateTime|Created By string';
  const answers = 'Site string|Cost double|Day dateTime|site (2) boolean|" in #(lf) Evil string';
  expect(columnsOf).toEqual([
    ['Submissions', `${own}|${answers}`.split('|')],
    ['Parts', ['Response Id string', 'Name string', 'Price double']],
  ]);
  expect(model.relationships).toMatchObject([
    { fromTable: 'Parts', fromColumn: 'Response Id', toTable: 'Submissions', toColumn: 'Response Id' },
  ]);
});

it('asks for the API key when opened, reads all pages, and escapes author text in queries', async () => {
  const { model } = await openTemplate();
  const expression = (name: string) =>
    [model.expressions.find((one) => one.name === name)!.expression].flat().join('\n');
  for (const name of ['BaseUrl', 'TeamId', 'FormId', 'ApiKey']) {
    expect(expression(name)).toMatch(
      /^".*" meta \[IsParameterQuery=true, Type="Text", IsParameterQueryRequired=true\]$/,
    );
  }
  expect(expression('ApiKey')).toMatch(/^"" /);
  expect(expression('BaseUrl')).toMatch(/^"https:\/\/forms\.test" /);
  expect(expression('Feed')).toContain('Query = if cursor = null then [] else [cursor = cursor]');
  const [submissions] = model.tables.map(({ partitions }) => partitions[0]!.source.expression.join('\n'));
  expect(submissions).toContain('#""" in #(#)(lf) Evil" = TextOf(ValueAt(one, {"data", "bad"}))');
  // Outside of string literals all brackets are balanced: author text doesn't escape from its literal.
  const code = submissions!.replace(/"(?:[^"]|"")*"/g, '""');
  for (const [open, close] of ['()', '[]', '{}']) {
    expect(code.split(open!).length).toBe(code.split(close!).length);
  }
});

it('writes a data source file that contains only the address of the feed', async () => {
  expect(JSON.parse(await writePbids(feed).text())).toEqual({
    version: '0.1',
    connections: [
      {
        details: {
          protocol: 'http',
          address: { url: 'https://forms.test/api/teams/team-1/forms/form-1/submissions' },
        },
        options: {},
        mode: 'Import',
      },
    ],
  });
});
