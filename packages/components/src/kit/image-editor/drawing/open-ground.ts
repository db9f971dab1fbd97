import type { Ground } from './draw-picture.ts';

/**
 * Reads a picture, upright as its camera says.
 *
 * @param mostPx of its longer side in memory: a phone draws a photo of twelve megapixels too slowly
 * @throws where the browser cannot read it
 */
export async function openGround(source: Blob, mostPx: number): Promise<Ground & { readonly bitmap: ImageBitmap }> {
  const whole = await createImageBitmap(source);
  const { width, height } = whole;
  const scale = mostPx / Math.max(width, height);
  if (scale >= 1) return { width, height, bitmap: whole };
  const bitmap = await createImageBitmap(whole, {
    resizeWidth: Math.max(1, Math.round(width * scale)),
    resizeHeight: Math.max(1, Math.round(height * scale)),
    resizeQuality: 'high',
  });
  whole.close();
  return { width, height, bitmap };
}
