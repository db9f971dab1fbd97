import { createReadStream } from 'node:fs';
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  ListMultipartUploadsCommand,
  type S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';

const MIN_PART_BYTES = 64 * 2 ** 20;
const MAX_PARTS = 10_000;

/** S3 client and bucket of a store. */
export interface S3Bucket {
  readonly client: S3Client;
  readonly bucket: string;
}

/** Uploads a large file in parts. The object appears only when the last request succeeds. */
export async function uploadInParts(
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
export async function abortOldUploads({ client, bucket }: S3Bucket, startedBefore: Date): Promise<void> {
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
