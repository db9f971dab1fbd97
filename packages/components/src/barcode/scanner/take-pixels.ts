import type { Pixels } from '../reading/code-format.ts';

/** Longer side of what is read: enough for the thin lines of a code, and quick on a phone. */
const MOST_PX = 900;
const MOST_PX_OF_PICTURE = 1400;

/** What the camera shows now; `undefined` before its first picture. */
export function takeFrame(video: HTMLVideoElement, canvas: HTMLCanvasElement): Pixels | undefined {
  const { videoWidth, videoHeight } = video;
  return videoWidth > 0 ? drawn(video, videoWidth, videoHeight, MOST_PX, canvas) : undefined;
}

/** The pixels of a picture that somebody chose. @throws what the browser cannot read as a picture */
export async function takePicture(file: Blob): Promise<Pixels> {
  const picture = await createImageBitmap(file);
  try {
    return drawn(picture, picture.width, picture.height, MOST_PX_OF_PICTURE, document.createElement('canvas'));
  } finally {
    picture.close();
  }
}

function drawn(
  source: CanvasImageSource,
  width: number,
  height: number,
  most: number,
  canvas: HTMLCanvasElement,
): Pixels {
  const scale = Math.min(1, most / Math.max(width, height));
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('The browser gives no canvas');
  context.drawImage(source, 0, 0, canvas.width, canvas.height);
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  return { width: canvas.width, height: canvas.height, data: data as Uint8ClampedArray<ArrayBuffer> };
}
