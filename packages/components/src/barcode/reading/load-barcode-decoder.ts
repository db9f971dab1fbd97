import zxingUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';
import { codeFormatNames, type DecodeBarcode, type DecodedCode, normalizeCode } from './code-format.ts';

/** Barcode detector of the Shape Detection API, if the browser has one. */
interface NativeDetector {
  new (options: {
    formats: readonly string[];
  }): {
    detect(source: ImageData): Promise<readonly { readonly rawValue: string; readonly format: string }[]>;
  };
  getSupportedFormats(): Promise<readonly string[]>;
}

/**
 * Returns the browser's barcode detector if it supports all formats; otherwise loads the ZXing decoder.
 *
 * @throws if the ZXing decoder isn't cached and can't be loaded
 */
export async function loadBarcodeDecoder(): Promise<DecodeBarcode> {
  const native = await createNativeDecoder((globalThis as { BarcodeDetector?: NativeDetector }).BarcodeDetector);
  if (native) return native;
  const { loadZxingDecoder: openZxing } = await import('./load-zxing-decoder.ts');
  return openZxing({ locateFile: () => zxingUrl });
}

async function createNativeDecoder(Detector: NativeDetector | undefined): Promise<DecodeBarcode | undefined> {
  if (!Detector) return undefined;
  const formats = Object.keys(codeFormatNames);
  const known = await Detector.getSupportedFormats().catch((): readonly string[] => []);
  if (!formats.every((format) => known.includes(format))) return undefined;
  const detector = new Detector({ formats });
  return async ({ data, width, height }) => {
    const [found] = await detector.detect(new ImageData(data, width, height));
    return found && normalizeCode(toDecodedCode(found));
  };
}

const toDecodedCode = ({ rawValue, format }: { readonly rawValue: string; readonly format: string }): DecodedCode => ({
  value: rawValue,
  format,
});
