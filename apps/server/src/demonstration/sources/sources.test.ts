import { specs } from '@tideform/components/specs';
import { startScenario } from '@tideform/engine/testing';
import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { allForms } from '../forms/all-forms.ts';
import { getAssetRow, registeredAssets } from '../forms/asset-register.ts';
import { assetService } from '../forms/asset-service.ts';
import { deriveFormIds, deriveResponseIds } from '../making/demo-context.ts';
import { allSources, type DemoSubmissionsSource } from './all-sources.ts';
import { createWorkbook, getSourceSettings } from './create-source-items.ts';

const files = allSources.filter((source) => 'fileName' in source);
const getSource = (id: string) => files.find((source) => source.id === id)!;

async function readRow(id: string, row: string): Promise<unknown> {
  const { columns, rows } = getSource(id);
  const found = rows.find(([own]) => own === row);
  return found && Object.fromEntries(columns.map((column, at) => [column, found[at]]));
}

it('defines every data source that the demo forms use, and no others', () => {
  const referencedIds = allForms.flatMap(({ team, published }) =>
    [...JSON.stringify(published).matchAll(/"(?:dataSourceId":|lookup":\[)"([\w-]+)"/g)].map(
      ([, id]) => `${team} ${id}`,
    ),
  );
  // NOTE: fields that select team members don't reference a data source by ID.
  const asked = allSources.filter((source) => !('isPeople' in source));
  expect(new Set(referencedIds)).toEqual(new Set(asked.map(({ team, id }) => `${team} ${id}`)));
  expect(getSource('assets').rows).toHaveLength(5_000);
});

it('fills a form from a scanned asset label, and reports an unknown label', async () => {
  const { schema } = assetService.published[0]!.content;
  const told = startScenario(schema as { components: readonly unknown[] }, { specs, loadRow: readRow });
  told.expectHidden('Asset not found');
  await told.answer('Asset label', { value: 'BO-0001', format: 'qr_code' }).settled();
  const { name, site, maker } = (await readRow('assets', 'BO-0001')) as Record<string, string>;
  told
    .expectAnswer('Asset', name)
    .expectAnswer('Site', site)
    .expectAnswer('Manufacturer', maker)
    .expectAnswer('Kind', 'Boiler')
    .expectHidden('Asset not found');
  await told.answer('Asset label', { value: 'BO-9999', format: 'manual' }).settled();
  told.expectAnswer('Asset', undefined).expectVisible('Asset not found');
});

it('creates a workbook whose cells are texts or numbers', () => {
  const parts = unzipSync(createWorkbook({ title: 'A & B', columns: ['id', 'price'], rows: [['<1>', 2.5]] }));
  const sheet = strFromU8(parts['xl/worksheets/sheet1.xml']!);
  expect(sheet).toContain(
    '<row r="2"><c r="A2" t="inlineStr"><is><t>&lt;1&gt;</t></is></c><c r="B2"><v>2.5</v></c></row>',
  );
  expect(strFromU8(parts['xl/tables/table1.xml']!)).toContain('ref="A1:B2"');
  expect(strFromU8(parts['xl/workbook.xml']!)).toContain('name="A &amp; B"');
});

it('provides the responses of the asset register as a data source for the asset check', () => {
  const { submissionsOf } = allSources.find(({ id }) => id === 'asset-register') as DemoSubmissionsSource;
  const { form: formId } = deriveFormIds({ key: submissionsOf });
  const library = { siteId: 's', listId: 'l', driveId: 'd' };
  const register = allSources.find(({ id }) => id === 'asset-register')!;
  expect(getSourceSettings(library, register, 'people').config).toEqual({ siteId: 's', listId: 'l', formId });
  for (const asset of registeredAssets) {
    const { response } = deriveResponseIds({ key: submissionsOf }, asset.number);
    expect(getAssetRow(asset)).toMatchObject({
      id: response,
      responseId: response,
      title: `${asset.kind} ${asset.tag}`,
    });
  }
  expect(new Set(registeredAssets.map(({ tag }) => tag)).size).toBe(registeredAssets.length);
});
