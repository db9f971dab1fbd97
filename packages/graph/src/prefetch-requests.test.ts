import { expect, it } from 'vitest';
import { createGraphClient } from './create-client.ts';
import { operations } from './operations.ts';
import { formatOperationUrl, prefetchRequests } from './prefetch-requests.ts';

const baseUrl = 'https://graph.test/v1.0';

/** Creates a Graph client that responds to batch entries by path; all other paths return 404. */
function createTestGraph(entries: Readonly<Record<string, { readonly status: number; readonly body: unknown }>>) {
  const calls: string[] = [];
  const client = createGraphClient({
    baseUrl,
    async fetch(input, init) {
      const request = new Request(input, init);
      calls.push(`${request.method} ${request.url.slice(baseUrl.length)}`);
      if (!request.url.endsWith('/$batch')) {
        return Response.json({ error: { code: 'itemNotFound', message: 'Not there.' } }, { status: 404 });
      }
      const { requests } = (await request.json()) as { requests: { id: string; url: string }[] };
      return Response.json({ responses: requests.map(({ id, url }) => ({ id, ...entries[url] })) });
    },
    token: async () => 'token',
    wait: async () => undefined,
    random: () => 0,
  });
  return { client, calls };
}

const changesUrl = formatOperationUrl(
  baseUrl,
  operations.listSiteListItemChanges,
  { siteId: 's', listId: 'l' },
  { top: 5 },
);
const fileUrl = formatOperationUrl(baseUrl, operations.getItemByPath, { driveId: 'd', path: 'a b.csv' });
const fileParams = { driveId: 'd', path: 'a b.csv' };

it('[GR-482] returns prefetched responses of calls and pages, each once', async () => {
  const delta = { value: [{ id: '1' }], '@odata.deltaLink': `${baseUrl}/next` };
  const { client, calls } = createTestGraph({
    [changesUrl.slice(baseUrl.length)]: { status: 200, body: delta },
    [fileUrl.slice(baseUrl.length)]: { status: 200, body: { id: 'f', name: 'a b.csv', cTag: 'c1' } },
  });
  const graph = await prefetchRequests(client, [changesUrl, fileUrl]);
  const page = await graph.page(operations.listSiteListItemChanges, { siteId: '', listId: '' }, { link: changesUrl });
  expect(page).toMatchObject({ rows: [{ id: '1' }], deltaLink: `${baseUrl}/next` });
  expect(await graph.call(operations.getItemByPath, fileParams)).toMatchObject({ cTag: 'c1' });
  expect(calls).toEqual(['POST /$batch']);
  await expect(graph.call(operations.getItemByPath, fileParams)).rejects.toMatchObject({ status: 404 });
  expect(calls).toHaveLength(2);
});

it('[GR-482] requests refused addresses and unexpected responses individually', async () => {
  const { client, calls } = createTestGraph({
    [changesUrl.slice(baseUrl.length)]: { status: 410, body: { error: { code: 'resyncRequired', message: 'No.' } } },
    [fileUrl.slice(baseUrl.length)]: { status: 200, body: { cTag: 'c1' } },
  });
  const graph = await prefetchRequests(client, [changesUrl, fileUrl]);
  const link = { link: changesUrl };
  const page = graph.page(operations.listSiteListItemChanges, { siteId: 's', listId: 'l' }, link);
  await expect(page).rejects.toMatchObject({ status: 404 });
  await expect(graph.call(operations.getItemByPath, fileParams)).rejects.toMatchObject({ status: 404 });
  expect(calls).toEqual([
    'POST /$batch',
    'GET /sites/s/lists/l/items/delta?$top=5',
    `GET ${fileUrl.slice(baseUrl.length)}`,
  ]);
});

it('[GR-482] sends a single request without a batch', async () => {
  const { client, calls } = createTestGraph({});
  expect(await prefetchRequests(client, [fileUrl])).toBe(client);
  expect(calls).toEqual([]);
});
