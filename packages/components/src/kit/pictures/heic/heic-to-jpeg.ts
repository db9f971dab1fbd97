/** Twelve megapixels take about two seconds. */
const MOST_MS = 60_000;

/**
 * A HEIC photo as a JPEG, upright and with nothing but its pixels: by the browser where it reads HEIC, else by a decoder that is
 * fetched when it is first needed, in a worker of its own.
 *
 * @returns `undefined` where neither can read it
 */
export async function heicToJpeg(file: File): Promise<File | undefined> {
  const jpeg = (await byBrowser(file)) ?? (await byWorker(file));
  return jpeg && new File([jpeg], file.name.replace(/(\.hei[cf])?$/i, '.jpg'), { type: 'image/jpeg' });
}

async function byBrowser(file: File): Promise<Blob | undefined> {
  if (typeof createImageBitmap === 'undefined' || typeof OffscreenCanvas === 'undefined') return undefined;
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) return undefined;
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  canvas.getContext('2d')?.drawImage(picture, 0, 0);
  picture.close();
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.92 });
}

async function byWorker(file: File): Promise<Blob | undefined> {
  if (typeof Worker === 'undefined') return undefined;
  const bytes = await file.arrayBuffer();
  const worker = new Worker(new URL('./heic-worker.ts', import.meta.url), { type: 'module', name: 'heic' });
  let clock: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise<Blob | undefined>((resolve) => {
      worker.onmessage = ({ data }: MessageEvent<Blob | undefined>) => resolve(data);
      worker.onerror = () => resolve(undefined);
      clock = setTimeout(() => resolve(undefined), MOST_MS);
      worker.postMessage(bytes, [bytes]);
    });
  } finally {
    clearTimeout(clock);
    worker.terminate();
  }
}
