import { type RefObject, useEffect, useRef, useState } from 'react';
import zxingUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';
import { codeFormatNames, type DecodeBarcode, type DecodedCode, normalizeCode } from '../reading/code-format.ts';
import { type CodeReader, createCodeReader } from '../reading/code-reader.ts';
import { startScan } from '../reading/start-scan.ts';
import { type Camera, type CameraProblem, captureFrame, loadPicturePixels, openCamera } from './camera.ts';

export type ScanState =
  | { readonly kind: 'starting' | 'reading' | 'nothingFound' }
  | { readonly kind: 'problem'; readonly problem: CameraProblem | 'noReader' }
  | { readonly kind: 'looking'; readonly seen?: DecodedCode | undefined; readonly times: number };

/** Shows the camera image in `video`, and scans it for barcodes. */
export function useBarcodeScan(video: RefObject<HTMLVideoElement | null>, onFound: (code: DecodedCode) => void) {
  const [state, setState] = useState<ScanState>({ kind: 'starting' });
  const [camera, setCamera] = useState<Camera>();
  const [isLit, setLit] = useState(false);
  const [cameraRequest, setAsked] = useState<{ readonly id?: string | undefined }>({});
  const reader = useRef<Promise<CodeReader>>(undefined);
  const found = useRef(onFound);
  found.current = onFound;
  // If the decoder couldn't be loaded, the next attempt loads it again.
  const getReader = () => {
    reader.current ??= loadBarcodeDecoder().then(createCodeReader);
    reader.current.catch(() => {
      reader.current = undefined;
    });
    return reader.current;
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: restarts only for another camera or another attempt
  useEffect(() => {
    let isOver = false;
    let end = (): undefined => undefined;
    const start = async () => {
      setState({ kind: 'starting' });
      const opened = await openCamera(navigator.mediaDevices, cameraRequest.id);
      if (typeof opened === 'string') return isOver || setState({ kind: 'problem', problem: opened });
      const read = await getReader().catch(() => undefined);
      if (isOver || !read) opened.close();
      if (isOver) return;
      if (!read) return setState({ kind: 'problem', problem: 'noReader' });
      const stop = scanVideo(video.current, opened, read, setState, (code) => found.current(code));
      end = () => {
        stop();
        opened.close();
        return undefined;
      };
      setCamera(opened);
      setLit(false);
      setState({ kind: 'looking', times: 0 });
    };
    void start();
    return () => {
      isOver = true;
      end();
    };
  }, [cameraRequest]);

  return {
    state,
    camera,
    isLit,
    again: () => setAsked({ id: cameraRequest.id }),
    async switchLight() {
      await camera?.light?.(!isLit).then(
        () => setLit(!isLit),
        () => undefined,
      );
    },
    switchCamera() {
      const ids = camera?.ids ?? [];
      setAsked({ id: ids[(ids.indexOf(camera?.id ?? '') + 1) % ids.length] });
    },
    async readFile(file: Blob) {
      setState({ kind: 'reading' });
      const code = await readFile(file, getReader());
      if (code) found.current(code);
      else setState({ kind: 'nothingFound' });
    },
  };
}

/**
 * Decodes a barcode in a picked file.
 * @returns `undefined` if the file contains no barcode or isn't an image
 */
async function readFile(file: Blob, reader: Promise<CodeReader>): Promise<DecodedCode | undefined> {
  try {
    return await (await reader).readPicture(await loadPicturePixels(file));
  } catch {
    return undefined;
  }
}

function scanVideo(
  video: HTMLVideoElement | null,
  { stream }: Camera,
  reader: CodeReader,
  show: (state: ScanState) => void,
  onFound: (code: DecodedCode) => void,
): () => void {
  if (!video) return () => undefined;
  const canvas = document.createElement('canvas');
  video.srcObject = stream;
  void video.play().catch(() => undefined);
  return startScan({
    async look() {
      const frame = captureFrame(video, canvas);
      return frame && reader.readFrame(frame);
    },
    onRead: (seen, times) => show({ kind: 'looking', seen, times }),
    onFound,
  });
}

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
async function loadBarcodeDecoder(): Promise<DecodeBarcode> {
  const native = await createNativeDecoder((globalThis as { BarcodeDetector?: NativeDetector }).BarcodeDetector);
  if (native) return native;
  const { loadZxingDecoder: openZxing } = await import('../reading/load-zxing-decoder.ts');
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
