// `npm run -s bucket` creates the storage bucket named in S3_BUCKET, unless it exists.
import { readConfig } from '../src/config.ts';
import { createBucket } from '../src/files/s3-file-store.ts';

const { files } = readConfig();
if (files.kind === 's3') {
  const isNew = await createBucket(files);
  console.log(isNew ? `Created the bucket ${files.bucket}.` : `The bucket ${files.bucket} already exists.`);
} else {
  console.error('Set S3_BUCKET to the name of the bucket.');
  process.exitCode = 1;
}
