/// <reference lib="webworker" />
import { decodeHeic } from './decode-heic.ts';

// NOTE: the cast is needed because pages and workers are type-checked as one program, in which `self` is a window.
const workerScope = self as unknown as DedicatedWorkerGlobalScope;

/** Receives the bytes of one HEIC photo and replies with a JPEG, or `undefined` if it can't be decoded. */
workerScope.onmessage = async ({ data }: MessageEvent<ArrayBuffer>) => {
  workerScope.postMessage(await convertToJpeg(data).catch(() => undefined));
};

async function convertToJpeg(bytes: ArrayBuffer): Promise<Blob | undefined> {
  const pixels = await decodeHeic(new Uint8Array(bytes));
  if (!pixels) return undefined;
  const canvas = new OffscreenCanvas(pixels.width, pixels.height);
  canvas.getContext('2d')?.putImageData(pixels, 0, 0);
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.92 });
}
