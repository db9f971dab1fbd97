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
export type S3Condition = 'fair' | 'down' | 'silent' | 'cut';

/** Local S3 server with an empty bucket, behind a proxy that simulates failures. */
export interface LoopbackS3 {
  readonly endpoint: string;
  readonly bucket: string;
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string };
  condition: S3Condition;
  /** Received requests, like `PUT /bucket/key`. */
  readonly requests: string[];
  /** Maps the ID of an unfinished multipart upload to its object key and start time. */
  readonly openUploads: Map<string, { readonly key: string; readonly begunAt: string }>;
  listKeys(): Promise<string[]>;
  /** Sets the storage time of an object to the earliest possible time. */
  backdate(key: string): Promise<void>;
  close(): Promise<void>;
}

const OBJECT_SUFFIX = '._S3rver_object';
const bucket = 'content';

export async function startS3(): Promise<LoopbackS3> {
  const directory = mkdtempSync(join(tmpdir(), 'tideform-s3-'));
  const options = { address: '127.0.0.1', port: 0, silent: true, directory };
  const s3 = new S3rver({ ...options, configureBuckets: [{ name: bucket }] });
  const { port } = await s3.run();
  const proxy = createServer((incoming, outgoing) => handleRequest(loopback, port, incoming, outgoing));
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const loopback: LoopbackS3 = {
    endpoint: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    bucket,
    credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    condition: 'fair',
    requests: [],
    openUploads: new Map(),
    async listKeys() {
      const names = await readdir(join(directory, bucket), { recursive: true });
      return names.filter((name) => name.endsWith(OBJECT_SUFFIX)).map((name) => name.slice(0, -OBJECT_SUFFIX.length));
    },
    backdate: (key) => utimes(join(directory, bucket, `${key}${OBJECT_SUFFIX}`), 0, 0),
    async close() {
      proxy.closeAllConnections();
      await new Promise((resolve) => proxy.close(resolve));
      await s3.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
  return loopback;
}

function handleRequest(loopback: LoopbackS3, port: number, incoming: IncomingMessage, outgoing: ServerResponse): void {
  loopback.requests.push(`${incoming.method} ${incoming.url}`);
  if (loopback.condition === 'silent') return;
  if (loopback.condition === 'down') {
    incoming.resume();
    outgoing.writeHead(503).end();
    return;
  }
  // NOTE: the local S3 server would store half of the upload. Real S3 stores nothing if a request is interrupted.
  if (loopback.condition === 'cut' && incoming.method === 'PUT') {
    interruptAfterHalf(incoming, () => outgoing.destroy());
    return;
  }
  if (handleUploadRequest(loopback, incoming, outgoing)) return;
  const forwarded = request({ port, host: '127.0.0.1', method: incoming.method, path: incoming.url, agent: false });
  for (const [name, value] of Object.entries(incoming.headers))
    if (value !== undefined) forwarded.setHeader(name, value);
  forwarded.on('error', () => outgoing.destroy());
  forwarded.on('response', (answer) => sendResponse(loopback, incoming, answer, outgoing));
  incoming.pipe(forwarded);
}

function sendResponse(
  loopback: LoopbackS3,
  incoming: IncomingMessage,
  answer: IncomingMessage,
  outgoing: ServerResponse,
): void {
  outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
  if (loopback.condition === 'cut') interruptAfterHalf(answer, () => outgoing.destroy());
  if (incoming.method === 'POST') recordUpload(loopback, incoming, answer);
  answer.pipe(outgoing);
}

function interruptAfterHalf(stream: IncomingMessage, cut: () => void): void {
  const half = Number(stream.headers['content-length'] ?? 0) / 2;
  let passed = 0;
  stream.on('data', (chunk: Buffer) => {
    passed += chunk.length;
    if (passed >= half) cut();
  });
}

/** Records multipart uploads. The local S3 server can start and complete them, but can neither list nor abort them. */
function recordUpload({ openUploads }: LoopbackS3, incoming: IncomingMessage, answer: IncomingMessage): void {
  const { pathname, searchParams } = new URL(incoming.url!, 'http://s3');
  const key = pathname.slice(bucket.length + 2);
  if (searchParams.has('uploadId')) openUploads.delete(searchParams.get('uploadId')!);
  if (!searchParams.has('uploads')) return;
  answer.on('data', (chunk: Buffer) => {
    const id = /<UploadId>([^<]+)</.exec(chunk.toString())?.[1];
    if (id !== undefined) openUploads.set(id, { key, begunAt: new Date().toISOString() });
  });
}

function handleUploadRequest(
  { openUploads }: LoopbackS3,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): boolean {
  const { searchParams } = new URL(incoming.url!, 'http://s3');
  const id = searchParams.get('uploadId');
  if (incoming.method === 'DELETE' && id !== null) {
    openUploads.delete(id);
    outgoing.writeHead(204).end();
    return true;
  }
  if (incoming.method !== 'GET' || !searchParams.has('uploads')) return false;
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
