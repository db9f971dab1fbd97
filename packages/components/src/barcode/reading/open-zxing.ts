import { prepareZXingModule, type ReaderOptions, readBarcodes, type ZXingModuleOverrides } from 'zxing-wasm/reader';
import { type CodeFormat, type Decode, plainCode } from './code-format.ts';

const formats: Readonly<Record<string, CodeFormat>> = {
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

const options: ReaderOptions = {
  formats: Object.keys(formats) as NonNullable<ReaderOptions['formats']>,
  tryHarder: true,
  maxNumberOfSymbols: 1,
  // In how many lines of the picture the same bars are found. With fewer, half of a code is taken for one.
  minLineCount: 4,
};

/** An ITF has no beginning of its own: a line that misses its end reads a shorter one. It has to be seen in more lines. */
const sureItf: ReaderOptions = { ...options, formats: ['ITF'], minLineCount: 8 };

/**
 * Makes the decoder of ZXing, which is WebAssembly.
 *
 * @param source where its file lies, or its bytes
 * @throws when it cannot be fetched
 */
export async function openZxing(source: ZXingModuleOverrides): Promise<Decode> {
  await prepareZXingModule({ overrides: source, fireImmediately: true });
  return async (pixels) => {
    const [first] = await readBarcodes(pixels as ImageData, options);
    const [found] = first?.format === 'ITF' ? await readBarcodes(pixels as ImageData, sureItf) : [first];
    const format = found && (formats[found.format] ?? formats[found.symbology]);
    return format && found.text !== '' ? plainCode({ value: found.text, format }) : undefined;
  };
}
