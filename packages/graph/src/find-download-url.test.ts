import { expect, it } from 'vitest';
import { createGraphClient } from './create-client.ts';
import { findDownloadUrl } from './find-download-url.ts';
import { operations } from './operations.ts';
import type { TenantRule } from './tenant-rules.ts';
import { createMemoryGraph, type MemoryGraphOptions } from './testing/index.ts';

async function createDrive(tenantRules: readonly TenantRule[], fault?: MemoryGraphOptions['fault']) {
  let ids = 0;
  const memory = createMemoryGraph({
    newId: () => `ID${++ids}`,
    now: () => '2026-11-30T08:00:00.000Z',
    people: [{ id: 'ada', displayName: 'Ada Lovelace', mail: 'ada@contoso.test' }],
    groups: [{ id: 'crew', displayName: 'Crew', ownerIds: ['ada'], memberIds: ['ada'], driveId: 'd' }],
    tenantRules,
    ...(fault && { fault }),
  });
  const graph = createGraphClient({
    baseUrl: memory.baseUrl,
    // Like a browser, which doesn't follow redirects of requests with a token.
    fetch: (input, init) => memory.fetch(input, { ...init, redirect: 'manual' }),
    token: async () => memory.createToken('ada'),
    wait: async () => {},
    random: () => 0,
  });
  const rootParams = { driveId: 'd', itemId: 'root' };
  const bytes = new TextEncoder().encode('the content');
  const { id: itemId } = await graph.call(operations.putChildContent, { ...rootParams, path: 'a.txt' }, { bytes });
  const folder = await graph.call(operations.createChild, rootParams, { body: { name: 'Folder', folder: {} } });
  return { graph, file: { driveId: 'd', itemId }, folder: { driveId: 'd', itemId: folder.id } };
}

it.each([
  ['comes with the item', []],
  ['comes from the redirect if the item has none', ['no-download-addresses']],
] as const)('[GR-530] the download URL of a file %s', async (_, tenantRules) => {
  const { graph, file, folder } = await createDrive(tenantRules);
  const address = await findDownloadUrl(graph, file);
  expect(await (await graph.download(address!)).text()).toBe('the content');
  expect(await findDownloadUrl(graph, folder)).toBeUndefined();
});

it('[GR-530] returns no download URL for a file whose content the service refuses', async () => {
  const { graph, file } = await createDrive(['no-download-addresses'], (moment, { url }) =>
    moment === 'request' && url.endsWith('/$batch')
      ? Response.json({ responses: [{ id: '0', status: 403, body: { error: { code: 'accessDenied' } } }] })
      : undefined,
  );
  expect(await findDownloadUrl(graph, file)).toBeUndefined();
});
