import { request } from 'node:http';
import { operations } from '@tideform/graph';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createClientFor, openTestWorkspace, type TestWorkspace } from '../../testing/open-workspace.ts';

let workspace: TestWorkspace;
let now = new Date();

beforeAll(async () => {
  workspace = await openTestWorkspace({ now: () => now, limits: { rangeBytes: 1000, putBytes: 2000 } });
});

beforeEach(() => {
  now = new Date('2026-06-10T12:00:00Z');
});

afterAll(() => workspace.close());

const getItemParams = (path: string) => ({ driveId: workspace.driveId, itemId: 'root', path });

async function startUpload(path: string, fileSize?: number): Promise<string> {
  const graph = createClientFor(workspace, workspace.owner);
  const body = fileSize === undefined ? {} : { item: { fileSize } };
  const { uploadUrl } = await graph.call(operations.createChildUploadSession, getItemParams(path), { body });
  return uploadUrl;
}

async function sendRange(url: string, start: number, length: number, total: number): Promise<Response> {
  const headers = { 'content-range': `bytes ${start}-${start + length - 1}/${total}` };
  return fetch(url, { method: 'PUT', headers, body: Buffer.alloc(length, 1) });
}

/** Sends the first half of a range and closes the connection. */
async function abortRange(url: string, length: number): Promise<void> {
  await new Promise<void>((resolve) => {
    const headers = { 'content-range': `bytes 0-${length - 1}/${length * 2}`, 'content-length': length };
    const call = request(url, { method: 'PUT', headers });
    call.on('error', () => {});
    call.on('close', resolve);
    call.write(Buffer.alloc(length / 2, 1), () => call.destroy());
  });
}

it('ignores a range that was aborted', async () => {
  const url = await startUpload('cut.bin');
  await abortRange(url, 800);
  const progress = await (await fetch(url)).json();
  expect(progress.nextExpectedRanges).toEqual(['0-']);
  expect((await sendRange(url, 0, 800, 1600)).status).toBe(202);
  const last = await sendRange(url, 800, 800, 1600);
  expect([last.status, (await last.json()).size]).toEqual([201, 1600]);
});

it('accepts a range once when it arrives twice at the same time', async () => {
  const url = await startUpload('twice.bin');
  const answers = await Promise.all([sendRange(url, 0, 500, 1000), sendRange(url, 0, 500, 1000)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([202, 416]);
  expect((await sendRange(url, 500, 500, 1000)).status).toBe(201);
});

it('refuses ranges and contents that are too large, and stores none of their bytes', async () => {
  const url = await startUpload('large.bin');
  expect((await sendRange(url, 0, 1001, 5000)).status).toBe(413);
  const graph = createClientFor(workspace, workspace.owner);
  const put = graph.call(operations.putChildContent, getItemParams('large.txt'), { bytes: new Uint8Array(2001) });
  await expect(put).rejects.toMatchObject({ status: 413, code: 'invalidRequest' });
  const missing = graph.call(operations.getItemByPath, { driveId: workspace.driveId, path: 'large.txt' });
  await expect(missing).rejects.toMatchObject({ status: 404 });
});

it('accepts only uploads of the declared size, and refuses ranges of a canceled upload', async () => {
  const url = await startUpload('named.bin', 100);
  for (const total of [99, 101, 900]) expect((await sendRange(url, 0, 99, total)).status).toBe(400);
  expect((await sendRange(url, 0, 100, 100)).status).toBe(201);
  const cancelled = await startUpload('cancelled.bin', 100);
  const graph = createClientFor(workspace, workspace.owner);
  await graph.cancelUpload(cancelled);
  await graph.cancelUpload(cancelled);
  expect((await sendRange(cancelled, 0, 100, 100)).status).toBe(404);
});

it('refuses ranges of an upload session that has expired after a day', async () => {
  const url = await startUpload('late.bin');
  now = new Date('2026-06-11T11:59:59Z');
  expect((await sendRange(url, 0, 500, 1000)).status).toBe(202);
  now = new Date('2026-06-11T12:00:00Z');
  const late = await sendRange(url, 500, 500, 1000);
  expect(late.status).toBe(404);
  expect(await late.json()).toMatchObject({ error: { innerError: { code: 'uploadSessionNotFound' } } });
});

it('writes the file as the creator of the session, with their permissions at the end of the upload', async () => {
  const { member, groupId, database } = workspace;
  const graph = createClientFor(workspace, member);
  const { uploadUrl } = await graph.call(operations.createChildUploadSession, getItemParams('mine.bin'), { body: {} });
  await sql`delete from workspace.memberships where group_id = ${groupId} and person_id = ${member.id}`.execute(
    database,
  );
  expect((await sendRange(uploadUrl, 0, 10, 10)).status).toBe(403);
});
