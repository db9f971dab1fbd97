import { join, resolve } from 'node:path';
import type { Environment } from '../settings/settings.ts';
import type { S3Options } from './s3-file-store.ts';

/** Where file contents are stored: a folder or an S3 bucket. */
export type FilesConfig =
  | { readonly kind: 'disk'; readonly folder: string }
  | ({ readonly kind: 's3' } & Omit<S3Options, 'partAboveBytes' | 'partBytes' | 'silenceMs'>);

/**
 * Reads where file contents are stored: the bucket `S3_BUCKET`, otherwise the folder `FILES_DIR`, otherwise a folder in
 * the data folder.
 * @throws CannotStart with the variable's name for an invalid value
 */
export function readFilesConfig(environment: Environment, dataDir: string): FilesConfig {
  const bucket = environment.S3_BUCKET;
  if (!bucket) return { kind: 'disk', folder: resolve(environment.FILES_DIR || join(dataDir, 'files')) };
  if (environment.FILES_DIR) throw new Error('S3_BUCKET and FILES_DIR are both set: set only one of them');
  const endpoint = readEndpoint(environment.S3_ENDPOINT);
  return {
    kind: 's3',
    bucket,
    endpoint,
    region: environment.S3_REGION || 'us-east-1',
    credentials: readCredentials(environment),
    hasPathStyle: readPathStyle(environment.S3_PATH_STYLE) ?? endpoint !== undefined,
    incomingDir: join(dataDir, 'incoming'),
  };
}

/** Describes the configured storage for operators, without secrets. */
export function describeFilesConfig(files: FilesConfig): string {
  return files.kind === 's3' ? `the bucket ${files.bucket}` : files.folder;
}

function readEndpoint(value: string | undefined): string | undefined {
  if (!value) return undefined;
  const protocol = URL.canParse(value) ? new URL(value).protocol : '';
  if (!/^https?:$/.test(protocol)) throw new Error(`S3_ENDPOINT must be a web address, not "${value}"`);
  return value;
}

function readCredentials(environment: Environment): S3Options['credentials'] {
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = environment;
  if (!accessKeyId !== !secretAccessKey) {
    throw new Error('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together: set both or neither');
  }
  return accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined;
}

function readPathStyle(value: string | undefined): boolean | undefined {
  if (!value) return undefined;
  if (value !== 'yes' && value !== 'no') throw new Error(`S3_PATH_STYLE must be yes or no, not "${value}"`);
  return value === 'yes';
}
