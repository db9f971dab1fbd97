import { computeQuickXorHash } from '@tideform/graph';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestWorkspace, type TestWorkspace } from '../testing/open-workspace.ts';

// The requests are taken from the sources of rclone 1.60 (backend/onedrive) and abraunegg's onedrive 2.5
// (src/onedrive.d).

let workspace: TestWorkspace;
let root: ResponseBody;
let folder: ResponseBody;
let folders = 0;

beforeAll(async () => {
  workspace = await openTestWorkspace();
  root = (await sendRequest('GET', `${drive()}/root`)).body;
});
afterAll(() => workspace.close());
beforeEach(async () => {
  const body = { name: `other ${++folders}`, folder: {}, '@name.conflictBehavior': 'fail' };
  folder = (await sendRequest('POST', `${drive()}/items/${root.id}/children`, { body })).body;
});

const drive = () => `/drives/${workspace.driveId}`;

interface RequestOptions {
  readonly body?: unknown;
  readonly bytes?: Uint8Array;
  readonly headers?: Record<string, string>;
}

/** Properties of responses that tests read. Nothing is validated; missing properties fail the test. */
interface ResponseBody extends Record<string, unknown> {
  readonly id: string;
  readonly name: string;
  readonly value: readonly Record<string, unknown>[];
  readonly uploadUrl: string;
}

async function sendRequest(method: string, address: string, { body, bytes, headers = {} }: RequestOptions = {}) {
  const url = address.startsWith('http') ? address : workspace.baseUrl + address;
  const reply = await fetch(url, {
    method,
    redirect: 'manual',
    headers: {
      Authorization: `Bearer ${workspace.owner.id}`,
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(bytes && { body: bytes as BodyInit }),
  });
  const text = await reply.text();
  return { status: reply.status, headers: reply.headers, body: (text === '' ? {} : JSON.parse(text)) as ResponseBody };
}

const text = (value: string) => new TextEncoder().encode(value);
const instants = { createdDateTime: '2019-03-04T05:06:07Z', lastModifiedDateTime: '2020-01-02T03:04:05Z' };

describe('requests of rclone 1.60', () => {
  it('[GR-459] reads drive, quota, and the root by a path without a closing colon', async () => {
    const { body } = await sendRequest('GET', drive());
    expect(body).toMatchObject({ driveType: 'documentLibrary' });
    expect(body.quota).toMatchObject({
      total: expect.any(Number),
      used: expect.any(Number),
      remaining: expect.any(Number),
      deleted: expect.any(Number),
    });
    expect((await sendRequest('GET', `${drive()}/root:/`)).body.id).toBe(root.id);
    expect((await sendRequest('GET', `${drive()}/root:/${encodeURIComponent(folder.name)}`)).body.id).toBe(folder.id);
    expect((await sendRequest('GET', `${drive()}/root:/no/such/place`)).status).toBe(404);
  });

  it('[GR-459] lists children with only $top', async () => {
    const { status, body } = await sendRequest('GET', `${drive()}/items/${folder.id}/children?$top=1000`);
    expect({ status, value: body.value }).toEqual({ status: 200, value: [] });
  });

  it('[GR-459] uploads a small file below its parent and then sets its times', async () => {
    const put = await sendRequest('PUT', `${drive()}/items/${folder.id}:/small%20file.txt:/content`, {
      bytes: text('small'),
      headers: { 'Content-Type': 'text/plain; charset=utf-8' },
    });
    expect(put.status).toBe(201);
    expect(put.body).toMatchObject({ file: { hashes: { quickXorHash: computeQuickXorHash(text('small')) } } });
    const times = await sendRequest('PATCH', `${drive()}/items/${folder.id}:/small%20file.txt:`, {
      body: { fileSystemInfo: instants },
    });
    expect(times.body).toMatchObject({ id: put.body.id, fileSystemInfo: instants });
    const read = await sendRequest('GET', `${drive()}/items/${folder.id}:/small%20file.txt`);
    expect(read.body).toMatchObject({ fileSystemInfo: instants });
  });

  it('[GR-459] uploads a large file with its times in the session and a token on each range', async () => {
    const content = new Uint8Array(327_680 + 10).fill(3);
    const session = await sendRequest('POST', `${drive()}/items/${folder.id}:/large.bin:/createUploadSession`, {
      body: { item: { fileSystemInfo: instants } },
    });
    const send = (from: number, to: number) =>
      sendRequest('PUT', session.body.uploadUrl, {
        bytes: content.slice(from, to),
        headers: { 'Content-Range': `bytes ${from}-${to - 1}/${content.length}` },
      });
    expect((await send(0, 327_680)).status).toBe(202);
    const again = await send(0, 327_680);
    expect(again.status).toBe(416);
    expect((await sendRequest('GET', session.body.uploadUrl)).body).toMatchObject({
      nextExpectedRanges: [expect.stringMatching(/^327680-/)],
    });
    const done = await send(327_680, content.length);
    expect(done.status).toBe(201);
    expect(done.body).toMatchObject({
      size: content.length,
      fileSystemInfo: instants,
      file: { hashes: { quickXorHash: computeQuickXorHash(content) } },
    });
  });

  it('[GR-459] moves an item by ID with name, parent and times in one request', async () => {
    const put = await sendRequest('PUT', `${drive()}/items/${folder.id}:/a.txt:/content`, { bytes: text('a') });
    const body = {
      name: 'b.txt',
      parentReference: { driveId: workspace.driveId, id: root.id },
      fileSystemInfo: instants,
    };
    const moved = await sendRequest('PATCH', `${drive()}/items/${put.body.id}`, { body });
    expect(moved.body).toMatchObject({
      id: put.body.id,
      name: 'b.txt',
      parentReference: { id: root.id },
      fileSystemInfo: instants,
    });
    expect((await sendRequest('DELETE', `${drive()}/items/${put.body.id}`)).status).toBe(204);
  });

  it('[GR-459] downloads through a redirect and sends its token along', async () => {
    const put = await sendRequest('PUT', `${drive()}/items/${folder.id}:/c.txt:/content`, { bytes: text('content') });
    const { status, headers } = await sendRequest('GET', `${drive()}/items/${put.body.id}/content`);
    expect(status).toBe(302);
    const part = { Authorization: `Bearer ${workspace.owner.id}`, Range: 'bytes=3-5' };
    const reply = await fetch(String(headers.get('location')), { headers: part });
    expect([reply.status, await reply.text()]).toEqual([206, 'ten']);
  });
});

describe("requests of abraunegg's onedrive", () => {
  const fields =
    'id,name,eTag,cTag,deleted,file,folder,root,fileSystemInfo,remoteItem,parentReference,size,createdBy,lastModifiedBy,lastModifiedDateTime,webUrl,lastModifiedDateTime,package,malware';

  it("[GR-460] requests changes by the root's ID, with options without `$`", async () => {
    await sendRequest('PUT', `${drive()}/items/${folder.id}:/d.txt:/content`, { bytes: text('d') });
    const first = await sendRequest('GET', `${drive()}/items/${root.id}/delta?select=${fields}&top=200`);
    expect(first.status).toBe(200);
    expect(first.body.value.map(({ name }) => name)).toContain('d.txt');
    expect(first.body['@odata.deltaLink']).toMatch(/^http/);
    const second = await sendRequest('GET', String(first.body['@odata.deltaLink']));
    expect(second.body.value.filter(({ root: isRoot }) => !isRoot)).toEqual([]);
  });

  it('[GR-460] sends addresses with a trailing slash', async () => {
    expect((await sendRequest('GET', '/me/')).status).toBe(200);
    expect((await sendRequest('GET', `${drive()}/`)).body.id).toBe(workspace.driveId);
    expect((await sendRequest('GET', `${drive()}/root/children/?select=id`)).status).toBe(200);
    expect((await sendRequest('GET', `${drive()}/items/${folder.id}/`)).body.id).toBe(folder.id);
  });

  it('[GR-460] creates folders and sessions with `@name.conflictBehavior`', async () => {
    const body = { name: folder.name, folder: {}, '@name.conflictBehavior': 'fail' };
    expect((await sendRequest('POST', `${drive()}/items/${root.id}/children`, { body })).status).toBe(409);
    const item = { '@name.conflictBehavior': 'replace', fileSystemInfo: instants };
    for (const expected of [201, 200]) {
      const session = await sendRequest('POST', `${drive()}/items/${folder.id}:/e.txt:/createUploadSession`, {
        body: { item },
      });
      const headers = { 'Content-Range': 'bytes 0-2/3' };
      expect((await sendRequest('PUT', session.body.uploadUrl, { bytes: text('eee'), headers })).status).toBe(expected);
    }
  });

  it('[GR-460] sets times and deletes with the known eTag', async () => {
    const put = await sendRequest('PUT', `${drive()}/items/${folder.id}:/f.txt:/content`, { bytes: text('f') });
    const eTag = String(put.body.eTag);
    const body = { fileSystemInfo: { lastModifiedDateTime: '2021-05-06T07:08:09Z' } };
    const set = await sendRequest('PATCH', `${drive()}/items/${put.body.id}`, { body, headers: { 'If-Match': eTag } });
    expect(set.body).toMatchObject({ fileSystemInfo: { lastModifiedDateTime: '2021-05-06T07:08:09Z' } });
    const stale = await sendRequest('DELETE', `${drive()}/items/${put.body.id}`, { headers: { 'If-Match': eTag } });
    expect(stale.status).toBe(412);
    const right = await sendRequest('DELETE', `${drive()}/items/${put.body.id}`, {
      headers: { 'If-Match': String(set.body.eTag) },
    });
    expect(right.status).toBe(204);
  });

  it('[GR-460] replaces a file by ID and verifies its hash', async () => {
    const put = await sendRequest('PUT', `${drive()}/items/${folder.id}:/g.txt:/content`, { bytes: text('one') });
    const again = await sendRequest('PUT', `${drive()}/items/${put.body.id}/content`, {
      bytes: text('two!'),
      headers: { 'Content-Type': 'application/octet-stream' },
    });
    expect(again.status).toBe(200);
    expect(again.body).toMatchObject({
      id: put.body.id,
      file: { hashes: { quickXorHash: computeQuickXorHash(text('two!')) } },
    });
  });

  it('[GR-460] reads an item by path with selected properties', async () => {
    await sendRequest('PUT', `${drive()}/root:/${encodeURIComponent(folder.name)}/h.txt:/content`, {
      bytes: text('h'),
    });
    const { body } = await sendRequest(
      'GET',
      `${drive()}/root:/${encodeURIComponent(folder.name)}/h.txt?select=${fields}`,
    );
    expect(body).toMatchObject({ name: 'h.txt', parentReference: { driveId: workspace.driveId, id: folder.id } });
  });
});
