import { mkdtempSync } from 'node:fs';
import { readdir, rm, utimes } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';

/**
 * Simulated condition of S3. `down`: responds with 503. `silent`: doesn't respond. `cut`: the connection breaks halfway
 * through an upload or download.
 */
export type S3Weather = 'fair' | 'down' | 'silent' | 'cut';

/** Local S3 server with an empty bucket, behind a proxy that simulates failures. */
export interface LoopbackS3 {
  readonly endpoint: string;
  readonly bucket: string;
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string };
  weather: S3Weather;
  /** Received requests, like `PUT /bucket/key`. */
  readonly asked: string[];
  /** Maps the ID of an unfinished multipart upload to its object key and start time. */
  readonly openUploads: Map<string, { readonly key: string; readonly begunAt: string }>;
  keys(): Promise<string[]>;
  /** Sets the storage time of an object to the earliest possible time. */
  age(key: string): Promise<void>;
  close(): Promise<void>;
}

const OBJECT = '._S3rver_object';
const bucket = 'content';

export async function startS3(): Promise<LoopbackS3> {
  const directory = mkdtempSync(join(tmpdir(), 'tideform-s3-'));
  const options = { address: '127.0.0.1', port: 0, silent: true, directory };
  const s3 = new S3rver({ ...options, configureBuckets: [{ name: bucket }] });
  const { port } = await s3.run();
  const door = createServer((incoming, outgoing) => handle(loopback, port, incoming, outgoing));
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve));
  const loopback: LoopbackS3 = {
    endpoint: `http://127.0.0.1:${(door.address() as AddressInfo).port}`,
    bucket,
    credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    weather: 'fair',
    asked: [],
    openUploads: new Map(),
    async keys() {
      const names = await readdir(join(directory, bucket), { recursive: true });
      return names.filter((name) => name.endsWith(OBJECT)).map((name) => name.slice(0, -OBJECT.length));
    },
    age: (key) => utimes(join(directory, bucket, `${key}${OBJECT}`), 0, 0),
    async close() {
      door.closeAllConnections();
      await new Promise((resolve) => door.close(resolve));
      await s3.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
  return loopback;
}

function handle(loopback: LoopbackS3, port: number, incoming: IncomingMessage, outgoing: ServerResponse): void {
  loopback.asked.push(`${incoming.method} ${incoming.url}`);
  if (loopback.weather === 'silent') return;
  if (loopback.weather === 'down') {
    incoming.resume();
    outgoing.writeHead(503).end();
    return;
  }
  // NOTE: the local S3 server would store half of the upload. Real S3 stores nothing if a request is interrupted.
  if (loopback.weather === 'cut' && incoming.method === 'PUT') {
    cutAfterHalf(incoming, () => outgoing.destroy());
    return;
  }
  if (answerUploads(loopback, incoming, outgoing)) return;
  const onward = request({ port, host: '127.0.0.1', method: incoming.method, path: incoming.url, agent: false });
  for (const [name, value] of Object.entries(incoming.headers)) if (value !== undefined) onward.setHeader(name, value);
  onward.on('error', () => outgoing.destroy());
  onward.on('response', (answer) => passBack(loopback, incoming, answer, outgoing));
  incoming.pipe(onward);
}

function passBack(
  loopback: LoopbackS3,
  asked: IncomingMessage,
  answer: IncomingMessage,
  outgoing: ServerResponse,
): void {
  outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
  if (loopback.weather === 'cut') cutAfterHalf(answer, () => outgoing.destroy());
  if (asked.method === 'POST') noteUpload(loopback, asked, answer);
  answer.pipe(outgoing);
}

function cutAfterHalf(stream: IncomingMessage, cut: () => void): void {
  const half = Number(stream.headers['content-length'] ?? 0) / 2;
  let passed = 0;
  stream.on('data', (chunk: Buffer) => {
    passed += chunk.length;
    if (passed >= half) cut();
  });
}

/** Records multipart uploads. The local S3 server can start and complete them, but can neither list nor abort them. */
function noteUpload({ openUploads }: LoopbackS3, asked: IncomingMessage, answer: IncomingMessage): void {
  const { pathname, searchParams } = new URL(asked.url!, 'http://s3');
  const key = pathname.slice(bucket.length + 2);
  if (searchParams.has('uploadId')) openUploads.delete(searchParams.get('uploadId')!);
  if (!searchParams.has('uploads')) return;
  answer.on('data', (chunk: Buffer) => {
    const id = /<UploadId>([^<]+)</.exec(chunk.toString())?.[1];
    if (id !== undefined) openUploads.set(id, { key, begunAt: new Date().toISOString() });
  });
}

function answerUploads({ openUploads }: LoopbackS3, asked: IncomingMessage, outgoing: ServerResponse): boolean {
  const { searchParams } = new URL(asked.url!, 'http://s3');
  const id = searchParams.get('uploadId');
  if (asked.method === 'DELETE' && id !== null) {
    openUploads.delete(id);
    outgoing.writeHead(204).end();
    return true;
  }
  if (asked.method !== 'GET' || !searchParams.has('uploads')) return false;
  const rows = [...openUploads].map(
    ([uploadId, { key, begunAt }]) =>
      `<Upload><Key>${key}</Key><UploadId>${uploadId}</UploadId><Initiated>${begunAt}</Initiated></Upload>`,
  );
  outgoing.writeHead(200, { 'content-type': 'application/xml' });
  outgoing.end(
    `<ListMultipartUploadsResult><IsTruncated>false</IsTruncated>${rows.join('')}</ListMultipartUploadsResult>`,
  );
  return true;
}
