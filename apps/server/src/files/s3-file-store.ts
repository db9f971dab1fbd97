import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateBucketCommand,
  CreateMultipartUploadCommand,
  GetObjectCommand,
  HeadBucketCommand,
  ListMultipartUploadsCommand,
  S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { S3Driver } from 'flydrive/drivers/s3';
import { type ByteRange, FileMissing, type FileStore, FileStoreDown, type StoredFile } from './file-store.ts';
import { createContentMeter, getContentKey, INCOMING_LIFETIME_MS, openIncomingFolder } from './incoming-content.ts';

export interface S3Options {
  readonly bucket: string;
  readonly region: string;
  /** Endpoint URL; default: Amazon S3. */
  readonly endpoint?: string | undefined;
  /** Access keys; default: the machine's role or profile. */
  readonly credentials?: { readonly accessKeyId: string; readonly secretAccessKey: string } | undefined;
  /**
   * Whether URLs contain the bucket in the path instead of the host name. Most providers other than Amazon require
   * this.
   */
  readonly hasPathStyle: boolean;
  /** Local folder for incoming files. */
  readonly incomingDir: string;
  /** Size above which a file is uploaded in parts; default: 256 MiB. S3 limits a single request to 5 GiB. */
  readonly partAboveBytes?: number;
  /** Size of an uploaded part; default: 64 MiB. */
  readonly partBytes?: number;
  /** Maximum idle time of a connection in milliseconds. */
  readonly silenceMs?: number;
}

/**
 * Opens a file store in a bucket of an S3-compatible provider. Objects have keys like `ab/cd/abcd…`.
 *
 * Content is first written to a local folder, because its hash determines the object's key, S3 needs its length in
 * advance, and failed uploads can be retried. An object appears completely or not at all.
 */
export async function openS3FileStore(options: S3Options): Promise<FileStore> {
  const { bucket, incomingDir } = options;
  await openIncomingFolder(incomingDir);
  const client = createClient(options);
  const driver = new S3Driver({ client, bucket, visibility: 'private', supportsACL: false });
  const target = { client, bucket };
  await withStoreDownError(
    'left-overs cannot be swept',
    abortOldUploads(target, new Date(Date.now() - INCOMING_LIFETIME_MS)),
  );
  const upload = async (path: string, { sha256, size }: StoredFile) => {
    if (size > (options.partAboveBytes ?? 256 * 2 ** 20)) {
      return uploadInParts(target, getContentKey(sha256), path, size, options.partBytes);
    }
    const checksum = { ChecksumSHA256: Buffer.from(sha256, 'hex').toString('base64') };
    return driver.putStream(getContentKey(sha256), createReadStream(path), { contentLength: size, ...checksum });
  };
  return {
    put: (content, beforeStored) => putFile(join(incomingDir, randomUUID()), content, upload, beforeStored),
    open: (sha256, range) => openFile(target, sha256, range),
    delete: (sha256) => withStoreDownError('content cannot be deleted', driver.delete(getContentKey(sha256))),
    list: (storedBefore) => listHashes(driver, storedBefore),
  };
}

/**
 * Creates the bucket, unless it exists.
 *
 * @returns whether the bucket was created
 */
export async function createBucket(options: S3Options): Promise<boolean> {
  const client = createClient(options);
  const Bucket = options.bucket;
  const exists = await client.send(new HeadBucketCommand({ Bucket })).then(
    () => true,
    (error: { name?: string }) => {
      if (error.name === 'NotFound' || error.name === 'NoSuchBucket') return false;
      throw error;
    },
  );
  if (!exists) await client.send(new CreateBucketCommand({ Bucket }));
  client.destroy();
  return !exists;
}

function createClient({ region, endpoint, credentials, hasPathStyle, silenceMs = 30_000 }: S3Options): S3Client {
  return new S3Client({
    region,
    ...(endpoint && { endpoint }),
    ...(credentials && { credentials }),
    forcePathStyle: hasPathStyle,
    maxAttempts: 3,
    // NOTE: the SDK's default adds checksum trailers that not all providers support. The store computes its own SHA-256
    // hashes.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    logger: silentLogger,
    requestHandler: { connectionTimeout: 5_000, socketTimeout: silenceMs, requestTimeout: 0 },
  });
}

/** Silent logger for the S3 client: its errors are thrown, and the caller logs them once. */
const silentLogger = { debug() {}, info() {}, warn() {}, error() {} };

async function putFile(
  path: string,
  content: Readable,
  upload: (path: string, stored: StoredFile) => Promise<void>,
  beforeStored?: (stored: StoredFile) => Promise<void>,
): Promise<StoredFile> {
  const measure = createContentMeter(beforeStored);
  try {
    await pipeline(Readable.from(measure.passOn(content), { objectMode: false }), createWriteStream(path));
    const stored = measure.result();
    await measure.announce(stored);
    // NOTE: the S3 client doesn't retry uploads of a stream, since it can't rewind the stream. So the upload is retried
    // here.
    await upload(path, stored).catch(() => upload(path, stored));
    return stored;
  } catch (error) {
    throw measure.failure() ?? new FileStoreDown('content can’t be written', { cause: error });
  } finally {
    await rm(path, { force: true });
  }
}

async function openFile({ client, bucket }: S3Bucket, sha256: string, range: ByteRange | undefined): Promise<Readable> {
  const Range = range && `bytes=${range.start}-${range.end}`;
  const responsePromise = client.send(new GetObjectCommand({ Bucket: bucket, Key: getContentKey(sha256), Range }));
  const { Body } = await responsePromise.catch((cause: { name?: string }) => {
    throw cause.name === 'NoSuchKey' ? new FileMissing(sha256, { cause }) : new FileStoreDown('no response', { cause });
  });
  // In Node, the response body is a Node stream.
  return Body as Readable;
}

async function* listHashes(driver: S3Driver, storedBefore: Date): AsyncGenerator<string> {
  let paginationToken: string | undefined;
  do {
    const page = await withStoreDownError(
      'content cannot be listed',
      driver.listAll('/', { recursive: true, ...(paginationToken && { paginationToken }) }),
    );
    for (const entry of page.objects) {
      if (!entry.isFile || !/^..\/..\/[0-9a-f]{64}$/.test(entry.key)) continue;
      const { lastModified } = await entry.getMetaData();
      if (lastModified < storedBefore) yield entry.name;
    }
    paginationToken = page.paginationToken;
  } while (paginationToken !== undefined);
}

async function withStoreDownError<Result>(what: string, work: Promise<Result>): Promise<Result> {
  return work.catch((cause: unknown) => {
    throw new FileStoreDown(what, { cause });
  });
}

const MIN_PART_BYTES = 64 * 2 ** 20;
const MAX_PARTS = 10_000;

/** S3 client and bucket of a store. */
interface S3Bucket {
  readonly client: S3Client;
  readonly bucket: string;
}

/** Uploads a large file in parts. The object appears only when the last request succeeds. */
async function uploadInParts(
  { client, bucket }: S3Bucket,
  key: string,
  path: string,
  size: number,
  minPartBytes = MIN_PART_BYTES,
): Promise<void> {
  const object = { Bucket: bucket, Key: key };
  const { UploadId } = await client.send(new CreateMultipartUploadCommand(object));
  const upload = { ...object, UploadId };
  try {
    const Parts: { readonly PartNumber: number; readonly ETag: string | undefined }[] = [];
    const partBytes = Math.max(minPartBytes, Math.ceil(size / MAX_PARTS));
    for (let start = 0; start < size; start += partBytes) {
      const end = Math.min(start + partBytes, size) - 1;
      const PartNumber = Parts.length + 1;
      const part = { PartNumber, Body: createReadStream(path, { start, end }), ContentLength: end - start + 1 };
      const { ETag } = await client.send(new UploadPartCommand({ ...upload, ...part }));
      Parts.push({ PartNumber, ETag });
    }
    await client.send(new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts } }));
  } catch (error) {
    // `abortOldUploads` later aborts uploads that can't be aborted now.
    await client.send(new AbortMultipartUploadCommand(upload)).catch(() => undefined);
    throw error;
  }
}

/**
 * Aborts multipart uploads started before `begunBefore`: their server crashed, and S3 bills the storage of incomplete
 * parts.
 */
async function abortOldUploads({ client, bucket }: S3Bucket, startedBefore: Date): Promise<void> {
  let marker: { KeyMarker?: string | undefined; UploadIdMarker?: string | undefined } = {};
  for (;;) {
    const page = await client
      .send(new ListMultipartUploadsCommand({ Bucket: bucket, ...marker }))
      .catch((error: { name?: string }) => {
        // Some stores can't list multipart uploads. Their operators configure a lifecycle rule instead.
        if (error.name === 'NotImplemented') return undefined;
        throw error;
      });
    for (const { Key, UploadId, Initiated } of page?.Uploads ?? []) {
      if (!Initiated || Initiated >= startedBefore) continue;
      await client.send(new AbortMultipartUploadCommand({ Bucket: bucket, Key, UploadId }));
    }
    if (!page?.IsTruncated) return;
    marker = { KeyMarker: page.NextKeyMarker, UploadIdMarker: page.NextUploadIdMarker };
  }
}
