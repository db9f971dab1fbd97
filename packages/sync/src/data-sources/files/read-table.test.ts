import { createGraphClient } from '@tideform/graph';
import { describe, expect, it } from 'vitest';
import type { ReadWorkbookTables } from '../../ports.ts';
import { readWorkbookRows } from './read-workbook.ts';

const table = { driveId: 'd', itemId: 'i', tableId: 'Rows' };

/** Creates a Graph client for a workbook table with these columns and rows, and records the client's calls. */
function createTableClient(names: readonly string[], rows: readonly (readonly unknown[])[]) {
  const calls: string[] = [];
  const client = createGraphClient({
    baseUrl: 'https://graph.test/v1.0',
    token: async () => 'token',
    wait: async () => {},
    random: () => 0,
    fetch: async (address) => {
      const { pathname, searchParams } = new URL(String(address));
      calls.push(`${pathname.split('/').at(-1)} ${searchParams.get('$skip') ?? ''}`.trim());
      // The order of columns isn't guaranteed.
      const columns = names.map((name, index) => ({ id: `${index}`, name, index })).toReversed();
      if (pathname.endsWith('/columns')) return Response.json({ value: columns });
      const from = Number(searchParams.get('$skip'));
      const part = rows.slice(from, from + Number(searchParams.get('$top')));
      return Response.json({ value: part.map((values, at) => ({ index: from + at, values: [values] })) });
    },
  });
  return { client, calls };
}

it('[SYNC-357] reads a workbook table by column names, a thousand rows at a time', async () => {
  const rows = Array.from({ length: 2_001 }, (_, at) => [`P-${at}`, at, at % 2 === 0]);
  const { client, calls } = createTableClient(['id', 'price', 'sold'], rows);
  const read = await Array.fromAsync(readWorkbookRows(client, table, undefined));
  expect(read).toHaveLength(2_001);
  expect([read[0], read[2_000]]).toEqual([
    { id: 'P-0', price: 0, sold: true },
    { id: 'P-2000', price: 2_000, sold: true },
  ]);
  expect(calls).toEqual(['columns', 'rows 0', 'rows 1000', 'rows 2000']);
});

it('[SYNC-357] skips empty rows, and gives columns unique names', async () => {
  const { client } = createTableClient(
    ['name', '', 'name'],
    [
      ['A', 1, 2],
      ['', null, ''],
      ['B', '', null],
    ],
  );
  expect(await Array.fromAsync(readWorkbookRows(client, table, undefined))).toEqual([
    { name: 'A', 'Column 2': 1, 'name 2': 2 },
    { name: 'B', 'Column 2': '', 'name 2': '' },
  ]);
});

describe('a workbook that the service does not open for the app', () => {
  const bytes = new TextEncoder().encode('the workbook');
  const file = { ...table, size: bytes.length };
  const prices = {
    ids: ['{A-B}', '7', 'Rows'],
    name: 'Rows',
    columns: ['id', 'price'],
    rows: [
      ['P-1', 2],
      ['', ''],
    ],
  };
  const other = { ...prices, ids: ['8'], name: 'Other', rows: [] };

  const refusal = { error: { code: 'AccessDenied', message: 'Could not obtain a WAC access token.' } };
  const clientWith = (item: object) =>
    createGraphClient({
      baseUrl: 'https://graph.test/v1.0',
      token: async () => 'token',
      wait: async () => {},
      random: () => 0,
      fetch: async (address) => {
        const { hostname, pathname } = new URL(String(address));
        if (hostname === 'files.test') return new Response(bytes);
        if (pathname.endsWith('/$batch'))
          return Response.json({ responses: [{ id: '0', status: 403, body: refusal }] });
        if (pathname.endsWith('/items/i')) return Response.json({ id: 'i', name: 'prices.xlsx', ...item });
        return Response.json(refusal, { status: 403 });
      },
    });
  const client = clientWith({ '@microsoft.graph.downloadUrl': 'https://files.test/prices.xlsx' });

  it.each([
    ["the service's ID", '{a-b}', [other, prices]],
    ['its number', '7', [other, prices]],
    ['its name', 'rows', [other, prices]],
    ['an ID that the file does not contain, if it is the only table', '{00000000-0001}', [prices]],
  ])('[SYNC-412] is read from its file, which finds the table by %s', async (_, tableId, tables) => {
    const read: string[] = [];
    const readTables = async (content: Blob) => {
      read.push(await content.text());
      return tables;
    };
    const rows = await Array.fromAsync(readWorkbookRows(client, { ...file, tableId }, readTables));
    expect(rows).toEqual([{ id: 'P-1', price: 2 }]);
    expect(read).toEqual(['the workbook']);
  });

  it.each<readonly [string, object, ReadWorkbookTables | undefined]>([
    ['no workbook parser is available', {}, undefined],
    ['it is too large', { size: 20_000_001 }, async () => [prices]],
    ['its file is encrypted', {}, async () => Promise.reject(new Error('unreadable'))],
    ['it does not have the table', {}, async () => [other, { ...other, ids: ['9'] }]],
  ])('[SYNC-412] reports that it cannot be read if %s', async (_, over, readTables) => {
    const rows = Array.fromAsync(readWorkbookRows(client, { ...file, ...over }, readTables));
    await expect(rows).rejects.toMatchObject({ kind: 'data-source-workbook-refused', cause: expect.any(Error) });
  });

  it('[SYNC-412] reports that it cannot be read if its content has no download URL', async () => {
    const rows = Array.fromAsync(readWorkbookRows(clientWith({}), file, async () => [prices]));
    await expect(rows).rejects.toMatchObject({ kind: 'data-source-workbook-refused' });
  });
});
