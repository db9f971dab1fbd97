import {
  BatchRequestContent,
  BatchResponseContent,
  Client,
  FileUpload,
  GraphError,
  LargeFileUploadTask,
  OneDriveLargeFileUploadTask,
  PageIterator,
  ResponseType,
} from '@microsoft/microsoft-graph-client';
import { computeQuickXorHash } from '@tideform/graph';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Refusal } from '../refusal.ts';
import { openTlsWorkspace, type TlsWorkspace } from '../testing/clients/open-tls-workspace.ts';

const RANGE = 327_680;
let workspace: TlsWorkspace;
let client: Client;
/** Refusals for the next calls, in this order. */
let plannedRefusals: Refusal[] = [];
let calls = 0;
let folders = 0;
let folder: string;

beforeAll(async () => {
  workspace = await openTlsWorkspace({
    faults: {
      async refuse() {
        calls += 1;
        return plannedRefusals.shift();
      },
    },
  });
  client = createClient(workspace.owner.id);
});
afterAll(() => workspace.close());
beforeEach(async () => {
  plannedRefusals = [];
  folder = `client ${++folders}`;
  await client.api(`${drive()}/root/children`).post({ name: folder, folder: {} });
  calls = 0;
});

const drive = () => `/drives/${workspace.driveId}`;
const getFolderPath = () => `${drive()}/root:/${folder}:`;
const getPath = (path: string) => `${drive()}/root:/${folder}/${path}`;

function createClient(token: string): Client {
  return Client.init({
    baseUrl: workspace.origin,
    customHosts: new Set(['localhost']),
    authProvider: (done) => done(null, token),
  });
}

/** Creates bytes that differ by position. */
function createBytes(size: number): Uint8Array<ArrayBuffer> {
  return Uint8Array.from({ length: size }, (_, index) => (index * 7) % 251);
}

async function download(path: string): Promise<Uint8Array> {
  const content = (await client
    .api(`${getPath(path)}:/content`)
    .responseType(ResponseType.ARRAYBUFFER)
    .get()) as ArrayBuffer;
  return new Uint8Array(content);
}

describe('@microsoft/microsoft-graph-client works unmodified over HTTPS', () => {
  it('[GR-452] reads and searches people', async () => {
    expect(await client.api('/me').select('displayName,mail').get()).toMatchObject({ displayName: 'Ada Lovelace' });
    const found = await client
      .api('/users')
      .header('ConsistencyLevel', 'eventual')
      .search('"displayName:gra"')
      .count(true)
      .get();
    expect(found).toMatchObject({ '@odata.count': 1, value: [{ displayName: 'Grace Hopper' }] });
  });

  it('[GR-452] writes, reads, renames and deletes a file', async () => {
    const made = await client.api(`${getPath('a.txt')}:/content`).put('hello');
    expect(made).toMatchObject({ name: 'a.txt', size: 5 });
    expect(new TextDecoder().decode(await download('a.txt'))).toBe('hello');
    const renamed = await client
      .api(`${drive()}/items/${made.id}`)
      .header('If-Match', made.eTag)
      .update({ name: 'b.txt' });
    expect(renamed).toMatchObject({ id: made.id, name: 'b.txt' });
    await client.api(`${drive()}/items/${made.id}`).delete();
    await expect(client.api(`${drive()}/items/${made.id}`).get()).rejects.toMatchObject({ statusCode: 404 });
  });

  it('[GR-452] reads refusals: status, code, request ID and body', async () => {
    const refused = await client
      .api(`${drive()}/items/nothing`)
      .get()
      .catch((error: unknown) => error as GraphError);
    expect(refused).toBeInstanceOf(GraphError);
    expect(refused).toMatchObject({
      statusCode: 404,
      code: 'itemNotFound',
      requestId: expect.stringMatching(/^[\da-f-]{36}$/),
    });
    expect(JSON.parse(refused.body)).toMatchObject({ code: 'itemNotFound', innerError: expect.any(Object) });
    const stranger = createClient(workspace.outsider.id).api(`${drive()}/root`).get();
    await expect(stranger).rejects.toMatchObject({ statusCode: 403, code: 'accessDenied' });
  });

  it('[GR-453] PageIterator iterates over all pages, stops and resumes', async () => {
    for (const name of ['1', '2', '3', '4', '5']) await client.api(`${getPath(name)}:/content`).put(name);
    const first = await client.api(`${getFolderPath()}/children`).top(2).select('id,name').get();
    const seen: string[] = [];
    const pages = new PageIterator(client, first, (item) => {
      seen.push(item.name as string);
      return seen.length !== 3;
    });
    await pages.iterate();
    expect(seen).toEqual(['1', '2', '3']);
    expect(pages.isComplete()).toBe(false);
    await pages.resume();
    expect(seen).toEqual(['1', '2', '3', '4', '5']);
    expect(pages.isComplete()).toBe(true);
  });

  it('[GR-453] PageIterator iterates over changes and returns the delta link', async () => {
    const first = await client.api(`${drive()}/root/delta`).top(2).get();
    const seen: string[] = [];
    const pages = new PageIterator(client, first, (item) => {
      seen.push(item.id as string);
      return true;
    });
    await pages.iterate();
    expect(seen.length).toBeGreaterThan(1);
    const next = await client.api(String(pages.getDeltaLink())).get();
    expect(next.value.filter((row: { root?: object }) => !row.root)).toEqual([]);
  });

  it('[GR-454] LargeFileUploadTask uploads ranges and returns the file', async () => {
    const content = createBytes(RANGE * 2 + 1000);
    const session = await LargeFileUploadTask.createUploadSession(
      client,
      `${getPath('large.bin')}:/createUploadSession`,
      {
        item: { '@microsoft.graph.conflictBehavior': 'replace' },
      },
    );
    const ranges: number[] = [];
    const task = new LargeFileUploadTask(client, new FileUpload(content, 'large.bin', content.length), session, {
      rangeSize: RANGE,
      uploadEventHandlers: { progress: (range) => ranges.push(range?.minValue ?? -1) },
    });
    const { responseBody } = await task.upload();
    expect(ranges).toEqual([0, RANGE, RANGE * 2]);
    expect(responseBody).toMatchObject({
      name: 'large.bin',
      size: content.length,
      file: { hashes: { quickXorHash: computeQuickXorHash(content) } },
    });
    expect(await download('large.bin')).toEqual(content);
  });

  it('[GR-454] another LargeFileUploadTask resumes an interrupted upload', async () => {
    const content = createBytes(RANGE * 3 + 7);
    const file = new FileUpload(content, 'resumed.bin', content.length);
    const session = await LargeFileUploadTask.createUploadSession(
      client,
      `${getPath('resumed.bin')}:/createUploadSession`,
      {},
    );
    const first = new LargeFileUploadTask(client, file, { ...session }, { rangeSize: RANGE });
    for (let part = 0; part < 2; part++) {
      const range = first.getNextRange();
      await first.uploadSlice((await file.sliceFile(range)) as ArrayBuffer, range, content.length);
      expect(await first.getStatus()).toMatchObject({
        nextExpectedRanges: [expect.stringMatching(`^${RANGE * (part + 1)}-`)],
      });
    }
    const sent: number[] = [];
    const second = new LargeFileUploadTask(
      client,
      file,
      { ...session },
      {
        rangeSize: RANGE,
        uploadEventHandlers: { progress: (range) => sent.push(range?.minValue ?? -1) },
      },
    );
    await second.resume();
    expect(sent).toEqual([RANGE * 2, RANGE * 3]);
    expect(await download('resumed.bin')).toEqual(content);
  });

  it('[GR-454] cancels an upload without leaving a file', async () => {
    const session = await LargeFileUploadTask.createUploadSession(
      client,
      `${getPath('never.bin')}:/createUploadSession`,
      {},
    );
    const task = new LargeFileUploadTask(client, new FileUpload(createBytes(10), 'never.bin', 10), session);
    expect(await task.cancel()).toMatchObject({ status: 204 });
    expect(session.isCancelled).toBe(true);
    await expect(task.getStatus()).rejects.toMatchObject({ statusCode: 404 });
    await expect(client.api(getPath('never.bin')).get()).rejects.toMatchObject({ statusCode: 404 });
  });

  it('[GR-454] OneDriveLargeFileUploadTask renames a file whose name is taken', async () => {
    await client.api(`${getPath('taken.bin')}:/content`).put('first');
    const content = createBytes(RANGE + 1);
    const file = new FileUpload(content, 'taken.bin', content.length);
    const session = await OneDriveLargeFileUploadTask.createUploadSession(
      client,
      `${getPath('taken.bin')}:/createUploadSession`,
      {
        fileName: 'taken.bin',
        conflictBehavior: 'rename',
      },
    );
    const task = new OneDriveLargeFileUploadTask(client, file, session, { rangeSize: RANGE });
    expect((await task.upload()).responseBody).toMatchObject({ name: 'taken 1.bin', size: content.length });
  });

  it('[GR-455] BatchRequestContent and BatchResponseContent handle order, dependencies and failures', async () => {
    const ask = (path: string, init?: RequestInit) => new Request(`${workspace.origin}${path}`, init);
    const json = { 'Content-Type': 'application/json' };
    const body = JSON.stringify({ name: 'inside', folder: {} });
    const batch = new BatchRequestContent([
      { id: '1', request: ask('/me?$select=displayName') },
      {
        id: '2',
        request: ask(`${getFolderPath()}/children`, { method: 'POST', headers: json, body }),
        dependsOn: ['1'],
      },
      { id: '3', request: ask(`${getPath('inside')}`), dependsOn: ['2'] },
      { id: '4', request: ask(`${drive()}/items/nothing`), dependsOn: ['3'] },
      { id: '5', request: ask('/me'), dependsOn: ['4'] },
    ]);
    const replies = new BatchResponseContent(await client.api('/$batch').post(await batch.getContent()));
    const [me, made, read, nothing, after] = ['1', '2', '3', '4', '5'].map((id) => replies.getResponseById(id));
    expect(await me?.json()).toMatchObject({ displayName: 'Ada Lovelace' });
    expect(made?.status).toBe(201);
    expect(await read?.json()).toMatchObject({ name: 'inside' });
    expect(nothing?.status).toBe(404);
    expect(after?.status).toBe(424);
  });

  it('[GR-456] RetryHandler retries after 429 and 503, also requests with bodies', async () => {
    const headers = { 'retry-after': '1' };
    plannedRefusals = [
      new Refusal(429, 'activityLimitReached', 'The request has been throttled', { headers }),
      new Refusal(503, 'serviceNotAvailable', 'Service unavailable', { headers }),
    ];
    const from = performance.now();
    expect(await client.api(`${getFolderPath()}/children`).post({ name: 'late', folder: {} })).toMatchObject({
      name: 'late',
    });
    expect(calls).toBe(3);
    expect(performance.now() - from).toBeGreaterThan(1900);
  });

  it('[GR-456] RetryHandler does not retry other refusals', async () => {
    plannedRefusals = [new Refusal(423, 'resourceLocked', 'The resource you are attempting to access is locked')];
    await expect(client.api(`${drive()}/root`).get()).rejects.toMatchObject({
      statusCode: 423,
      code: 'resourceLocked',
    });
    expect(calls).toBe(1);
  });
});
