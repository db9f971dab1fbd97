import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type LoopbackS3, startS3 } from '../testing/start-s3.ts';
import { createStream, testFileStore } from './file-store.conformance.ts';
import { FileMissing, FileStoreDown } from './file-store.ts';
import { getContentKey } from './incoming-content.ts';
import { createBucket, openS3FileStore } from './s3-file-store.ts';

let s3: LoopbackS3;
let incomingDir: string;

beforeEach(async () => {
  s3 = await startS3();
  incomingDir = mkdtempSync(join(tmpdir(), 'tideform-incoming-'));
});
afterEach(async () => {
  await s3.close();
  await rm(incomingDir, { recursive: true, force: true });
});

const createOptions = () => ({
  endpoint: s3.endpoint,
  bucket: s3.bucket,
  credentials: s3.credentials,
  region: 'us-east-1',
  hasPathStyle: true,
  incomingDir,
});

const openStore = (more: { partAboveBytes?: number; partBytes?: number; silenceMs?: number } = {}) =>
  openS3FileStore({ ...createOptions(), ...more });

for (const [name, limits] of [
  ['a store in a bucket', {}],
  ['a store in a bucket that takes large content in parts', { partAboveBytes: 1_000_000, partBytes: 500_000 }],
] as const) {
  testFileStore(name, async () => ({
    files: await openStore(limits),
    age: (sha256) => s3.backdate(getContentKey(sha256)),
    leftOvers: async () => [...readdirSync(incomingDir), ...s3.openUploads.keys()],
    close: async () => undefined,
  }));
}

it('creates a bucket once, and does not change an existing bucket', async () => {
  const target = { ...createOptions(), bucket: 'another' };
  expect([await createBucket(target), await createBucket(target)]).toEqual([true, false]);
  expect(await createBucket(createOptions())).toBe(false);
});

it('uploads large content in parts', async () => {
  const files = await openStore({ partAboveBytes: 100, partBytes: 1000 });
  const content = Buffer.from(Array.from({ length: 3500 }, (_, at) => at % 251));
  const { sha256 } = await files.put(Readable.from([content]));
  expect(sha256).toBe(createHash('sha256').update(content).digest('hex'));
  expect(s3.requests.filter((one) => one.includes('partNumber'))).toHaveLength(4);
  expect((await buffer(await files.open(sha256))).equals(content)).toBe(true);
});

it.each(['down', 'silent', 'cut'] as const)('reports an error and stores nothing while S3 is %s', async (weather) => {
  const files = await openStore({ silenceMs: 300 });
  s3.condition = weather;
  await expect(files.put(Readable.from([Buffer.alloc(200_000, 1)]))).rejects.toThrow(FileStoreDown);
  s3.condition = 'fair';
  expect(await s3.listKeys()).toEqual([]);
  expect(readdirSync(incomingDir)).toEqual([]);
  const { sha256 } = await files.put(createStream('again'));
  expect(await text(await files.open(sha256))).toBe('again');
});

it.each(['down', 'silent'] as const)('distinguishes an unavailable S3 from missing content: %s', async (weather) => {
  const files = await openStore({ silenceMs: 300 });
  const { sha256 } = await files.put(createStream('there'));
  s3.condition = weather;
  await expect(files.open(sha256)).rejects.toThrow(FileStoreDown);
  s3.condition = 'fair';
  await expect(files.open(sha256.replace(/^./, (one) => (one === '0' ? '1' : '0')))).rejects.toThrow(FileMissing);
});

it('fails a download stream that S3 interrupts, instead of ending it early', async () => {
  const files = await openStore();
  const { sha256 } = await files.put(Readable.from([Buffer.alloc(2_000_000, 1)]));
  s3.condition = 'cut';
  await expect(files.open(sha256).then(buffer)).rejects.toThrow();
});

it('aborts a failed multipart upload', async () => {
  const files = await openStore({ partAboveBytes: 100, partBytes: 100_000, silenceMs: 300 });
  const put = files.put(Readable.from([Buffer.alloc(300_000, 1)]), async () => {
    s3.condition = 'cut';
  });
  await expect(put).rejects.toThrow(FileStoreDown);
  s3.condition = 'fair';
  expect(await s3.listKeys()).toEqual([]);
});

it('aborts multipart uploads that a killed server left behind a day ago', async () => {
  s3.openUploads.set('old', { key: 'ab/cd/abcd', begunAt: '2026-01-01T00:00:00.000Z' });
  s3.openUploads.set('young', { key: 'ab/cd/abce', begunAt: new Date().toISOString() });
  await openStore();
  expect([...s3.openUploads.keys()]).toEqual(['young']);
});
