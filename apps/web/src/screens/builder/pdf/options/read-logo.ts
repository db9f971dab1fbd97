import { mostLogoCharacters } from '@tideform/engine';

/** A logo is 160 points wide at most: these are 200 to the inch. */
const mostPx = 440;

/**
 * A person's picture as it is stored with a form: no larger than paper shows, as a data URL.
 *
 * @returns undefined for what the browser cannot read as a picture, or what stays too large
 */
export async function readLogo(file: Blob): Promise<string | undefined> {
  try {
    const picture = await createImageBitmap(file);
    const share = Math.min(1, mostPx / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(picture.width * share));
    canvas.height = Math.max(1, Math.round(picture.height * share));
    const pen = canvas.getContext('2d');
    if (!pen) return undefined;
    pen.fillStyle = 'white';
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const png = canvas.toDataURL('image/png');
    const url = png.length <= mostLogoCharacters ? png : canvas.toDataURL('image/jpeg', 0.8);
    return url.length <= mostLogoCharacters ? url : undefined;
  } catch {
    return undefined;
  }
}
