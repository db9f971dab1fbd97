import zxingUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';
import { codeNames, type Decode, plainCode, type ReadCode } from './code-format.ts';

/** The browser's own reader, where it has one: the web's Shape Detection interface. */
interface NativeDetector {
  new (options: {
    formats: readonly string[];
  }): {
    detect(source: ImageData): Promise<readonly { readonly rawValue: string; readonly format: string }[]>;
  };
  getSupportedFormats(): Promise<readonly string[]>;
}

/**
 * Opens the browser's own reader of codes if it reads all kinds, else fetches one.
 *
 * @throws when none can be had: without a connection, and never fetched before
 */
export async function openDecoder(): Promise<Decode> {
  const native = await openNative((globalThis as { BarcodeDetector?: NativeDetector }).BarcodeDetector);
  if (native) return native;
  const { openZxing } = await import('./open-zxing.ts');
  return openZxing({ locateFile: () => zxingUrl });
}

async function openNative(Detector: NativeDetector | undefined): Promise<Decode | undefined> {
  if (!Detector) return undefined;
  const formats = Object.keys(codeNames);
  const known = await Detector.getSupportedFormats().catch((): readonly string[] => []);
  if (!formats.every((format) => known.includes(format))) return undefined;
  const detector = new Detector({ formats });
  return async ({ data, width, height }) => {
    const [found] = await detector.detect(new ImageData(data, width, height));
    return found && plainCode(readOf(found));
  };
}

const readOf = ({ rawValue, format }: { readonly rawValue: string; readonly format: string }): ReadCode => ({
  value: rawValue,
  format,
});
