import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Decode } from '../reading/code-format.ts';
import { openZxing } from '../reading/open-zxing.ts';

/** Creates the app's ZXing decoder in Node, without a browser. */
export async function nodeDecoder(): Promise<Decode> {
  const file = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
  const { buffer, byteOffset, byteLength } = await readFile(file);
  return openZxing({ wasmBinary: buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer });
}
