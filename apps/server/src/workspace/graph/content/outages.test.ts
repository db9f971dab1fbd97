import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { openS3FileStore } from '../../../files/s3-file-store.ts';
import { type LoopbackS3, startS3 } from '../../../testing/start-s3.ts';
import { openTestWorkspace, type TestWorkspace } from '../../testing/open-workspace.ts';

let s3: LoopbackS3;
let workspace: TestWorkspace;
const incomingDir = mkdtempSync(join(tmpdir(), 'tideform-incoming-'));

beforeAll(async () => {
  s3 = await startS3();
  const { endpoint, bucket, credentials } = s3;
  const s3Options = { endpoint, bucket, credentials, region: 'us-east-1', hasPathStyle: true };
  workspace = await openTestWorkspace({ files: await openS3FileStore({ ...s3Options, incomingDir, silenceMs: 300 }) });
});
afterEach(() => {
  s3.condition = 'fair';
});
afterAll(async () => {
  await workspace.close();
  await s3.close();
  await rm(incomingDir, { recursive: true, force: true });
});

const bytes = new Uint8Array(200_000).fill(7);
const call = (method: string, path: string, body?: Uint8Array | string) =>
  fetch(`${workspace.baseUrl}/drives/${workspace.driveId}/${path}`, {
    method,
    headers: { authorization: `Bearer ${workspace.owner.id}`, 'content-type': 'application/json' },
    ...(body !== undefined && { body: body as BodyInit }),
  });
const describeError = async (reply: Response) => [
  reply.status,
  (await reply.json()).error?.code,
  reply.headers.get('retry-after'),
];
const unavailable = [503, 'serviceNotAvailable', '5'];

it.each(['down', 'silent', 'cut'] as const)(
  'refuses a file with 503 while S3 is %s, and accepts it later',
  async (weather) => {
    const path = `root:/${weather}.bin:`;
    s3.condition = weather;
    expect(await describeError(await call('PUT', `${path}/content`, bytes))).toEqual(unavailable);
    expect((await call('GET', path)).status).toBe(404);
    s3.condition = 'fair';
    expect((await call('PUT', `${path}/content`, bytes)).status).toBe(201);
  },
);

it('continues an upload at the range that S3 did not store', async () => {
  const sessionResponse = await call('POST', 'root:/ranges.bin:/createUploadSession', '{}');
  const { uploadUrl } = await sessionResponse.json();
  const send = (start: number) => {
    const range = `bytes ${start}-${start + 99_999}/200000`;
    return fetch(uploadUrl, { method: 'PUT', headers: { 'content-range': range }, body: bytes.subarray(0, 100_000) });
  };
  expect((await send(0)).status).toBe(202);
  s3.condition = 'down';
  expect(await describeError(await send(100_000))).toEqual(unavailable);
  s3.condition = 'fair';
  expect((await (await fetch(uploadUrl)).json()).nextExpectedRanges).toEqual(['100000-199999']);
  expect((await send(100_000)).status).toBe(201);
});

it('responds to downloads with 503 and never 404 while S3 is unavailable', async () => {
  const { '@microsoft.graph.downloadUrl': url } = await (await call('PUT', 'root:/there.txt:/content', bytes)).json();
  s3.condition = 'down';
  expect(await describeError(await fetch(url))).toEqual(unavailable);
  s3.condition = 'fair';
  expect((await (await fetch(url)).arrayBuffer()).byteLength).toBe(200_000);
});

it('responds with 503 when the database connection is lost', async () => {
  const cut = async () => {
    await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()
        and (state = 'active' or wait_event_type = 'Lock')
    `.execute(workspace.database);
  };
  await workspace.database.transaction().execute(async (transaction) => {
    await sql`select 1 from workspace.lists where id = ${workspace.listId} for update`.execute(transaction);
    const waiting = call('PUT', 'root:/waits.txt:/content', bytes);
    await expect.poll(async () => (await catchBlocked()).length).toBe(1);
    await cut();
    expect(await describeError(await waiting)).toEqual(unavailable);
  });
  expect((await call('PUT', 'root:/waits.txt:/content', bytes)).status).toBe(201);
});

async function catchBlocked(): Promise<unknown[]> {
  const { rows } = await sql`
    select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
  `.execute(workspace.database);
  return rows;
}
