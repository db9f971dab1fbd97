import { withoutPlace } from './without-place.ts';

interface PhotoWishes {
  /** Of the longer side, in pixels; a larger photo is scaled down. Absent: as large as it is. */
  readonly mostPx: number | undefined;
  /** Where a photo was taken may be told. */
  readonly keepsPlace: boolean;
}

/** A photo as it is kept: no larger than wanted, upright, and without its place unless that is wanted. Other files stay as they are. */
export async function preparePhoto(file: File, { mostPx, keepsPlace }: PhotoWishes): Promise<File> {
  if (!/^image\/(jpeg|png|webp)$/.test(file.type)) return file;
  const scaled = mostPx && mostPx > 0 ? await scaledDown(file, mostPx) : undefined;
  if (scaled) return new File([scaled], file.name, { type: file.type });
  if (keepsPlace || file.type !== 'image/jpeg') return file;
  return new File([withoutPlace(new Uint8Array(await file.arrayBuffer()))], file.name, { type: file.type });
}

/** `undefined`: it is small enough, or the browser cannot read it. Nothing but the pixels is taken along. */
async function scaledDown(file: File, mostPx: number): Promise<Blob | undefined> {
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
