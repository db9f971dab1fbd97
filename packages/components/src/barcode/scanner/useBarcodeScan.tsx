import { type RefObject, useEffect, useRef, useState } from 'react';
import type { DecodedCode } from '../reading/code-format.ts';
import { type CodeReader, createCodeReader } from '../reading/code-reader.ts';
import { loadBarcodeDecoder } from '../reading/load-barcode-decoder.ts';
import { startScan } from '../reading/start-scan.ts';
import { captureFrame, loadPicturePixels } from './capture-frame.ts';
import { type Camera, type CameraProblem, openCamera } from './open-camera.ts';

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
