import { createGraphClient } from '@tideform/graph';
import { expect, it } from 'vitest';
import { readTable } from './read-table.ts';

const table = { driveId: 'd', itemId: 'i', tableId: 'Rows' };

/** A workbook's table, asked for over HTTP. */
function clientOf(names: readonly string[], rows: readonly (readonly unknown[])[]) {
  const asked: string[] = [];
  const client = createGraphClient({
    baseUrl: 'https://graph.test/v1.0',
    token: async () => 'token',
    wait: async () => {},
    random: () => 0,
    fetch: async (address) => {
      const { pathname, searchParams } = new URL(String(address));
      asked.push(`${pathname.split('/').at(-1)} ${searchParams.get('$skip') ?? ''}`.trim());
      // Columns come in no order that anybody has promised.
      const columns = names.map((name, index) => ({ id: `${index}`, name, index })).toReversed();
      if (pathname.endsWith('/columns')) return Response.json({ value: columns });
      const from = Number(searchParams.get('$skip'));
      const part = rows.slice(from, from + Number(searchParams.get('$top')));
      return Response.json({ value: part.map((values, at) => ({ index: from + at, values: [values] })) });
    },
  });
  return { client, asked };
}

it('[SYNC-357] reads a table of a workbook by the names of its columns, a thousand rows at a time', async () => {
  const rows = Array.from({ length: 2_001 }, (_, at) => [`P-${at}`, at, at % 2 === 0]);
  const { client, asked } = clientOf(['id', 'price', 'sold'], rows);
  const read = await Array.fromAsync(readTable(client, table));
  expect(read).toHaveLength(2_001);
  expect([read[0], read[2_000]]).toEqual([
    { id: 'P-0', price: 0, sold: true },
    { id: 'P-2000', price: 2_000, sold: true },
  ]);
  expect(asked).toEqual(['columns', 'rows 0', 'rows 1000', 'rows 2000']);
});

it('[SYNC-357] leaves rows out that have nothing in them, and gives each column a name of its own', async () => {
  const { client } = clientOf(
    ['name', '', 'name'],
    [
      ['A', 1, 2],
      ['', null, ''],
      ['B', '', null],
    ],
  );
  expect(await Array.fromAsync(readTable(client, table))).toEqual([
    { name: 'A', 'Column 2': 1, 'name 2': 2 },
    { name: 'B', 'Column 2': '', 'name 2': '' },
  ]);
});
