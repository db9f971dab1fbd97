/** Maximum height of images in pixels: a page can't show more. */
const maxHeightPx = 2400;

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/**
 * Prepares a user's image for a PDF: upright, on a white background, and no larger than it is printed. Redrawing the
 * image makes broken and hostile files harmless.
 *
 * @returns a PNG for a PNG, otherwise a JPEG; `undefined` if the browser can't decode the image
 */
export async function prepareImage(
  bytes: Uint8Array<ArrayBuffer>,
  maxWidthPx: number,
): Promise<Uint8Array | undefined> {
  try {
    const picture = await createImageBitmap(new Blob([bytes]));
    const scale = Math.min(1, maxWidthPx / picture.width, maxHeightPx / picture.height);
    const canvas = new OffscreenCanvas(
      Math.max(1, Math.round(picture.width * scale)),
      Math.max(1, Math.round(picture.height * scale)),
    );
    const context = canvas.getContext('2d');
    if (!context) return undefined;
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const type = png.every((byte, index) => bytes[index] === byte) ? 'image/png' : 'image/jpeg';
    const blob = await canvas.convertToBlob({ type, quality: 0.85 });
    return new Uint8Array(await blob.arrayBuffer());
  } catch {
    return undefined;
  }
}
