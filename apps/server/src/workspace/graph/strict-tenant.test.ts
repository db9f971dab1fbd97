import { createGraphClient, findDownloadUrl, operations, type TenantRule } from '@tideform/graph';
import { listSubmissions } from '@tideform/sync/library';
import { libraryColumns } from '@tideform/sync/testing';
import { afterEach, expect, it } from 'vitest';
import { openTestWorkspace, type TestWorkspace } from '../testing/open-workspace.ts';

let workspace: TestWorkspace | undefined;
afterEach(() => workspace?.close());

async function openStrict(tenantRules: readonly TenantRule[], limits: { readonly listThreshold?: number } = {}) {
  workspace = await openTestWorkspace({ tenantRules, limits });
  const { baseUrl, driveId, owner } = workspace;
  const waits: number[] = [];
  const client = createGraphClient({
    baseUrl,
    fetch,
    token: async () => owner.id,
    wait: async (ms) => void waits.push(ms),
    random: () => 0,
  });
  return { client, driveId, waits };
}

it('[GR-522] lists submissions, newest first, although a long library refuses to sort', async () => {
  const { client, driveId } = await openStrict(['no-order-above-threshold'], { listThreshold: 3 });
  for (const body of libraryColumns) await client.call(operations.createDriveListColumn, { driveId }, { body });
  for (const day of ['01', '03', '02', 'elsewhere']) {
    const params = { driveId, itemId: 'root', path: `${day}.json` };
    const { id: itemId } = await client.call(operations.putChildContent, params, { bytes: new Uint8Array([123, 125]) });
    const { id: listItemId } = await client.call(operations.getItemListItem, { driveId, itemId });
    const body = {
      ...{ tfItemType: 'submission', tfFormId: 'one', tfResponseId: day, tfPartition: day === 'elsewhere' ? 1 : 0 },
      ...{ tfSubmissionData: '{}', ...(day !== 'elsewhere' && { tfSubmissionTimestamp: `2026-11-${day}T00:00:00Z` }) },
    };
    await client.call(operations.updateDriveListItemFields, { driveId, listItemId }, { body });
  }
  const query = { driveId, formId: 'one', signal: undefined };
  const { items } = await listSubmissions(client, query, { partition: 0 });
  expect(items.map(({ responseId }) => responseId)).toEqual(['03', '02', '01']);
});

it('[GR-523] throttles occasionally, also in batches, and the client waits for Retry-After', async () => {
  const { client, waits } = await openStrict(['throttling']);
  for (let call = 0; call < 60; call++) await client.call(operations.getMe, {});
  for (let call = 0; call < 5; call++) {
    const entries = await client.batchGet(Array.from({ length: 20 }, () => '/me'));
    expect(entries.map(({ status }) => status)).toEqual(Array(20).fill(200));
  }
  expect(new Set(waits)).toEqual(new Set([500, 1000]));
  expect(waits.length).toBeGreaterThan(6);
});

it('[GR-531] omits download URLs, and redirects requests for content', async () => {
  const { client, driveId } = await openStrict(['no-download-addresses']);
  const params = { driveId, itemId: 'root', path: 'a.txt' };
  const file = await client.call(operations.putChildContent, params, {
    bytes: new TextEncoder().encode('the content'),
  });
  expect(file).not.toHaveProperty(['@microsoft.graph.downloadUrl']);
  const address = await findDownloadUrl(client, { driveId, itemId: file.id });
  expect(await (await client.download(address!)).text()).toBe('the content');
});

it('[GR-527] expires next links, and listings are still complete', async () => {
  const { client, driveId } = await openStrict(['expiring-links']);
  for (let at = 0; at < 12; at++) {
    await client.call(
      operations.createChild,
      { driveId, itemId: 'root' },
      { body: { name: `folder ${at}`, folder: {} } },
    );
  }
  const query = { top: 1 };
  const names = await Array.fromAsync(client.rows(operations.listChildren, { driveId, itemId: 'root' }, { query }));
  expect(new Set(names.map(({ id }) => id)).size).toBe(12);
  expect(names).toHaveLength(12);
  const page = await client.page(operations.listDriveChanges, { driveId });
  let [link, refusals] = [page.deltaLink, 0];
  for (let pull = 0; pull < 40; pull++) {
    const next = await client
      .page(operations.listDriveChanges, { driveId }, link ? { link } : {})
      .catch((error) => error);
    if (next.status === 410) refusals += 1;
    else link = next.deltaLink;
  }
  expect(refusals).toBe(1);
});
