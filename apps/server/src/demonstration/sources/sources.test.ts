import { specs } from '@tideform/components/specs';
import { scenario } from '@tideform/engine/testing';
import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { allForms } from '../forms/all-forms.ts';
import { assetService } from '../forms/asset-service.ts';
import { allSources } from './all-sources.ts';
import { makeWorkbook } from './make-workbook.ts';

const sourceOf = (id: string) => allSources.find((source) => source.id === id)!;

async function readRow(id: string, row: string): Promise<unknown> {
  const { columns, rows } = sourceOf(id);
  const found = rows.find(([own]) => own === row);
  return found && Object.fromEntries(columns.map((column, at) => [column, found[at]]));
}

it('are all there that forms name', () => {
  const named = allForms.flatMap(({ team, published }) =>
    [...JSON.stringify(published).matchAll(/"(?:dataSourceId":|lookup":\[)"([\w-]+)"/g)].map(
      ([, id]) => `${team} ${id}`,
    ),
  );
  expect(new Set(named)).toEqual(new Set(allSources.map(({ team, id }) => `${team} ${id}`)));
  expect(sourceOf('assets').rows).toHaveLength(5_000);
});

it('fill a form from the label that was scanned, and say that no asset has it', async () => {
  const { schema } = assetService.published[0]!.content;
  const told = scenario(schema as { components: readonly unknown[] }, { specs, readRow });
  told.notSee('No such asset');
  await told.answer('Label of the asset', { value: 'BO-0001', format: 'qr_code' }).settled();
  const { name, site, maker } = (await readRow('assets', 'BO-0001')) as Record<string, string>;
  told
    .expectAnswer('Asset', name)
    .expectAnswer('Site', site)
    .expectAnswer('Maker', maker)
    .expectAnswer('Kind', 'Boiler')
    .notSee('No such asset');
  await told.answer('Label of the asset', { value: 'BO-9999', format: 'manual' }).settled();
  told.expectAnswer('Asset', undefined).see('No such asset');
});

it('are a workbook, too, in which every cell is a text or a number', () => {
  const parts = unzipSync(makeWorkbook({ title: 'A & B', columns: ['id', 'price'], rows: [['<1>', 2.5]] }));
  const sheet = strFromU8(parts['xl/worksheets/sheet1.xml']!);
  expect(sheet).toContain(
    '<row r="2"><c r="A2" t="inlineStr"><is><t>&lt;1&gt;</t></is></c><c r="B2"><v>2.5</v></c></row>',
  );
  expect(strFromU8(parts['xl/tables/table1.xml']!)).toContain('ref="A1:B2"');
  expect(strFromU8(parts['xl/workbook.xml']!)).toContain('name="A &amp; B"');
});
