import { prepareZXingModule, type ReaderOptions, readBarcodes, type ZXingModuleOverrides } from 'zxing-wasm/reader';
import { type CodeFormat, type DecodeBarcode, normalizeCode } from './code-format.ts';

const formatsByZxingName: Readonly<Record<string, CodeFormat>> = {
  QRCode: 'qr_code',
  EAN8: 'ean_8',
  EAN13: 'ean_13',
  UPCA: 'upc_a',
  Code39: 'code_39',
  Code128: 'code_128',
  ITF: 'itf',
  DataMatrix: 'data_matrix',
  PDF417: 'pdf417',
};

const readerOptions: ReaderOptions = {
  formats: Object.keys(formatsByZxingName) as NonNullable<ReaderOptions['formats']>,
  tryHarder: true,
  maxNumberOfSymbols: 1,
  // Number of image rows that must show the same bars. With fewer rows, a partly visible code may be accepted.
  minLineCount: 4,
};

/**
 * Requires more image rows for ITF codes, which have no distinct start pattern: a partly visible code can look like a
 * shorter code.
 */
const strictItfOptions: ReaderOptions = { ...readerOptions, formats: ['ITF'], minLineCount: 8 };

/**
 * Creates the ZXing decoder, a WebAssembly module.
 *
 * @param source URL of the WebAssembly file, or its bytes
 * @throws if the WebAssembly module can't be loaded
 */
export async function loadZxingDecoder(source: ZXingModuleOverrides): Promise<DecodeBarcode> {
  await prepareZXingModule({ overrides: source, fireImmediately: true });
  return async (pixels) => {
    const [first] = await readBarcodes(pixels as ImageData, readerOptions);
    const [found] = first?.format === 'ITF' ? await readBarcodes(pixels as ImageData, strictItfOptions) : [first];
    const format = found && (formatsByZxingName[found.format] ?? formatsByZxingName[found.symbology]);
    return format && found.text !== '' ? normalizeCode({ value: found.text, format }) : undefined;
  };
}
