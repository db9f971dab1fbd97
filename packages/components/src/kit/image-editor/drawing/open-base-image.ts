import type { BaseImage } from './draw-picture.ts';

/**
 * Decodes an image and rotates it according to its EXIF data.
 *
 * @param mostPx maximum length of the longer side after decoding, because phones draw 12-megapixel photos too slowly
 * @throws if the browser can't decode the image
 */
export async function openBaseImage(
  source: Blob,
  mostPx: number,
): Promise<BaseImage & { readonly bitmap: ImageBitmap }> {
  const fullImage = await createImageBitmap(source);
  const { width, height } = fullImage;
  const scale = mostPx / Math.max(width, height);
  if (scale >= 1) return { width, height, bitmap: fullImage };
  const bitmap = await createImageBitmap(fullImage, {
    resizeWidth: Math.max(1, Math.round(width * scale)),
    resizeHeight: Math.max(1, Math.round(height * scale)),
    resizeQuality: 'high',
  });
  fullImage.close();
  return { width, height, bitmap };
}
