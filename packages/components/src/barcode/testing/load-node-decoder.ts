import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { DecodeBarcode } from '../reading/code-format.ts';
import { loadZxingDecoder } from '../reading/load-zxing-decoder.ts';

/** Creates the app's ZXing decoder in Node, without a browser. */
export async function loadNodeDecoder(): Promise<DecodeBarcode> {
  const file = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
  const { buffer, byteOffset, byteLength } = await readFile(file);
  return loadZxingDecoder({ wasmBinary: buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer });
}
