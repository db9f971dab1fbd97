/** Timeout of a conversion in milliseconds. Twelve megapixels take about two seconds. */
const TIMEOUT_MS = 60_000;

/**
 * Converts a HEIC photo to a JPEG with the correct orientation and without metadata. The browser converts it if it
 * supports HEIC; otherwise, a lazily loaded decoder in its own worker does.
 *
 * @returns `undefined` if neither can decode the photo
 */
export async function convertHeicToJpeg(file: File): Promise<File | undefined> {
  const jpeg = (await convertInBrowser(file)) ?? (await convertInWorker(file));
  return jpeg && new File([jpeg], file.name.replace(/(\.hei[cf])?$/i, '.jpg'), { type: 'image/jpeg' });
}

async function convertInBrowser(file: File): Promise<Blob | undefined> {
  if (typeof createImageBitmap === 'undefined' || typeof OffscreenCanvas === 'undefined') return undefined;
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) return undefined;
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  canvas.getContext('2d')?.drawImage(picture, 0, 0);
  picture.close();
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.92 });
}

async function convertInWorker(file: File): Promise<Blob | undefined> {
  if (typeof Worker === 'undefined') return undefined;
  const bytes = await file.arrayBuffer();
  const worker = new Worker(new URL('./heic-worker.ts', import.meta.url), { type: 'module', name: 'heic' });
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise<Blob | undefined>((resolve) => {
      worker.onmessage = ({ data }: MessageEvent<Blob | undefined>) => resolve(data);
      worker.onerror = () => resolve(undefined);
      timer = setTimeout(() => resolve(undefined), TIMEOUT_MS);
      worker.postMessage(bytes, [bytes]);
    });
  } finally {
    clearTimeout(timer);
    worker.terminate();
  }
}
