import type { Pixels } from '../reading/code-format.ts';

/** Maximum length of the longer side of a camera frame in pixels: enough for thin bars, and fast on phones. */
const MAX_PX = 900;
const MOST_PX_OF_PICTURE = 1400;

/** Returns the current camera frame; `undefined` before the first frame. */
export function captureFrame(video: HTMLVideoElement, canvas: HTMLCanvasElement): Pixels | undefined {
  const { videoWidth, videoHeight } = video;
  return videoWidth > 0 ? drawPixels(video, videoWidth, videoHeight, MAX_PX, canvas) : undefined;
}

/**
 * Reads the pixels of a picked image.
 * @throws if the browser can't decode the image
 */
export async function decodePicture(file: Blob): Promise<Pixels> {
  const picture = await createImageBitmap(file);
  try {
    return drawPixels(picture, picture.width, picture.height, MOST_PX_OF_PICTURE, document.createElement('canvas'));
  } finally {
    picture.close();
  }
}

function drawPixels(
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
  if (!context) throw new Error('The browser doesn’t provide a canvas context');
  context.drawImage(source, 0, 0, canvas.width, canvas.height);
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  return { width: canvas.width, height: canvas.height, data: data as Uint8ClampedArray<ArrayBuffer> };
}
