/** Of a side, however large paper shows it: a sheet has no more. */
const longestPx = 2400;

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/**
 * A person's picture as a PDF may hold it: upright, on white, no larger than paper shows it. It is drawn again, so that a
 * broken or hostile file stops here.
 *
 * @returns a PNG for a PNG, else a JPEG; `undefined` for what the browser cannot read as a picture
 */
export async function paperPicture(bytes: Uint8Array<ArrayBuffer>, mostPx: number): Promise<Uint8Array | undefined> {
  try {
    const picture = await createImageBitmap(new Blob([bytes]));
    const scale = Math.min(1, mostPx / picture.width, longestPx / picture.height);
    const canvas = new OffscreenCanvas(
      Math.max(1, Math.round(picture.width * scale)),
      Math.max(1, Math.round(picture.height * scale)),
    );
    const pen = canvas.getContext('2d');
    if (!pen) return undefined;
    pen.fillStyle = 'white';
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const type = png.every((byte, at) => bytes[at] === byte) ? 'image/png' : 'image/jpeg';
    const drawn = await canvas.convertToBlob({ type, quality: 0.85 });
    return new Uint8Array(await drawn.arrayBuffer());
  } catch {
    return undefined;
  }
}
