import { removeLocation } from './remove-location.ts';

interface PhotoOptions {
  /** Maximum length of the longer side in pixels; larger photos are scaled down. Absent if unlimited. */
  readonly maxPx: number | undefined;
  /** Whether to keep the location in the photo's metadata. */
  readonly keepsLocation: boolean;
}

/**
 * Prepares a photo for storage: limits its size, applies its orientation, and removes its location unless it should be
 * kept. Other files are returned unchanged.
 */
export async function preparePhoto(file: File, { maxPx, keepsLocation }: PhotoOptions): Promise<File> {
  if (!/^image\/(jpeg|png|webp)$/.test(file.type)) return file;
  const scaled = maxPx && maxPx > 0 ? await scaleDownPhoto(file, maxPx) : undefined;
  if (scaled) return new File([scaled], file.name, { type: file.type });
  if (keepsLocation || file.type !== 'image/jpeg') return file;
  return new File([removeLocation(new Uint8Array(await file.arrayBuffer()))], file.name, { type: file.type });
}

/** Scales a photo down and removes its metadata; `undefined` if the photo is small enough or can't be decoded. */
async function scaleDownPhoto(file: File, mostPx: number): Promise<Blob | undefined> {
  if (typeof createImageBitmap === 'undefined' || typeof OffscreenCanvas === 'undefined') return undefined;
  const photo = await createImageBitmap(file).catch(() => undefined);
  if (!photo) return undefined;
  const scale = mostPx / Math.max(photo.width, photo.height);
  if (scale >= 1) return undefined;
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(photo.width * scale)),
    Math.max(1, Math.round(photo.height * scale)),
  );
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  context.imageSmoothingQuality = 'high';
  context.drawImage(photo, 0, 0, canvas.width, canvas.height);
  photo.close();
  return canvas.convertToBlob({ type: file.type, quality: 0.9 });
}
