import { expect, it } from 'vitest';
import { describeFilesConfig, readFilesConfig } from './files-config.ts';

const keys = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };

it('stores content in the data folder by default', () => {
  expect(readFilesConfig({}, '/data')).toEqual({ kind: 'disk', folder: '/data/files' });
  expect(readFilesConfig({ FILES_DIR: '/mnt/shared' }, '/data')).toEqual({ kind: 'disk', folder: '/mnt/shared' });
});

it('stores content in an Amazon bucket with the machine’s credentials', () => {
  expect(readFilesConfig({ S3_BUCKET: 'forms', S3_REGION: 'eu-central-1' }, '/data')).toEqual({
    kind: 's3',
    bucket: 'forms',
    region: 'eu-central-1',
    endpoint: undefined,
    credentials: undefined,
    hasPathStyle: false,
    incomingDir: '/data/incoming',
  });
});

it('stores content in a bucket of another provider with path-style URLs', () => {
  const files = readFilesConfig({ S3_BUCKET: 'forms', S3_ENDPOINT: 'http://store:9000', ...keys }, '/data');
  expect(files).toMatchObject({
    endpoint: 'http://store:9000',
    hasPathStyle: true,
    credentials: { accessKeyId: 'id', secretAccessKey: 'secret' },
  });
  expect(describeFilesConfig(files)).not.toContain('secret');
});

it.each([
  [{ S3_BUCKET: 'forms', FILES_DIR: '/mnt/shared' }, 'FILES_DIR'],
  [{ S3_BUCKET: 'forms', S3_ENDPOINT: 'store:9000' }, 'S3_ENDPOINT'],
  [{ S3_BUCKET: 'forms', S3_ACCESS_KEY_ID: 'id' }, 'S3_SECRET_ACCESS_KEY'],
  [{ S3_BUCKET: 'forms', S3_PATH_STYLE: 'true' }, 'S3_PATH_STYLE'],
])('reports the invalid variable of %o by its name', (environment, name) => {
  expect(() => readFilesConfig(environment, '/data')).toThrow(name);
});
