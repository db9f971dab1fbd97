/**
 * Creates a thumbnail of an image.
 *
 * @param sidePx maximum length of the longer side
 * @returns a JPEG as a data URL; `undefined` if the browser can't decode the file
 */
export async function createThumbnail(file: Blob, sidePx: number): Promise<string | undefined> {
  if (typeof createImageBitmap === 'undefined' || typeof OffscreenCanvas === 'undefined') return undefined;
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, sidePx / Math.max(picture.width, picture.height));
    const canvas = new OffscreenCanvas(
      Math.max(1, Math.round(picture.width * scale)),
      Math.max(1, Math.round(picture.height * scale)),
    );
    const context = canvas.getContext('2d');
    // Transparent areas would be black in a JPEG.
    if (context) context.fillStyle = 'white';
    context?.fillRect(0, 0, canvas.width, canvas.height);
    context?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    return await toDataUrl(await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.8 }));
  } catch {
    return undefined;
  }
}

function toDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}
