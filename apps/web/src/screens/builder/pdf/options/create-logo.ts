import { maxLogoLength } from '@tideform/engine';

/** Largest side of a logo in pixels: the maximum of 160 points at 200 dpi. */
const maxLogoSidePx = 440;

/**
 * Scales an image down to the largest printed size of a logo and returns it as a data URL.
 * @returns `undefined` if the browser can't decode the image or it stays too large
 */
export async function createLogo(file: Blob): Promise<string | undefined> {
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, maxLogoSidePx / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(picture.width * scale));
    canvas.height = Math.max(1, Math.round(picture.height * scale));
    const context = canvas.getContext('2d');
    if (!context) return undefined;
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const png = canvas.toDataURL('image/png');
    const url = png.length <= maxLogoLength ? png : canvas.toDataURL('image/jpeg', 0.8);
    return url.length <= maxLogoLength ? url : undefined;
  } catch {
    return undefined;
  }
}
