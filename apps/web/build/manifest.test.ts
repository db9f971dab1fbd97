import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { shareTargetPath } from '../src/data/shared-files/shared-files-cache.ts';

const folder = join(import.meta.dirname, '../public');
const manifest = JSON.parse(readFileSync(join(folder, 'manifest.webmanifest'), 'utf8')) as {
  readonly share_target: { readonly action: string };
  readonly screenshots: readonly { readonly src: string; readonly sizes: string }[];
};

/** Returns width and height from the header of a PNG file. */
function sizeOf(path: string): string {
  const bytes = readFileSync(join(folder, path));
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}

it('declares the true size of each image, because browsers ignore other images', () => {
  expect(manifest.screenshots.map(({ src }) => sizeOf(src))).toEqual(manifest.screenshots.map(({ sizes }) => sizes));
});

it('declares the share target that the service worker handles', () => {
  expect(manifest.share_target.action).toBe(shareTargetPath);
});
