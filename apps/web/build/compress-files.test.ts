import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { compressFiles } from './compress-files.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tideform-twins-'));
  mkdirSync(join(folder, 'assets'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('writes compressed copies of text files only', async () => {
  const code = 'export const tide = "high and low";\n'.repeat(200);
  writeFileSync(join(folder, 'assets/start-abcd1234.js'), code);
  writeFileSync(join(folder, 'assets/small.js'), 'export {};');
  writeFileSync(join(folder, 'assets/start-abcd1234.js.map'), code);
  writeFileSync(join(folder, 'mark.png'), Buffer.alloc(5000));
  await compressFiles(folder);
  const files = readdirSync(folder, { recursive: true }).map(String).sort();
  expect(files).toEqual([
    'assets',
    ...['small.js', 'start-abcd1234.js', 'start-abcd1234.js.br', 'start-abcd1234.js.gz', 'start-abcd1234.js.map'].map(
      (name) => join('assets', name),
    ),
    'mark.png',
  ]);
  const twin = (kind: string) => readFileSync(join(folder, `assets/start-abcd1234.js.${kind}`));
  expect(brotliDecompressSync(twin('br')).toString()).toBe(code);
  expect(gunzipSync(twin('gz')).toString()).toBe(code);
});

it('deletes compressed copies of an earlier build', async () => {
  writeFileSync(join(folder, 'index.html'), '<p>low tide</p>');
  writeFileSync(join(folder, 'index.html.br'), 'of before');
  await compressFiles(folder);
  expect(readdirSync(folder)).toEqual(['assets', 'index.html']);
});
