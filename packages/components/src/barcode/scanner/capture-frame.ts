import type { RgbaImage } from '../reading/code-format.ts';

/** Maximum length of the longer side of a camera frame in pixels: enough for thin bars, and fast on phones. */
const MAX_FRAME_PX = 900;
const MAX_PICTURE_PX = 1400;

/** Returns the current camera frame; `undefined` before the first frame. */
export function captureFrame(video: HTMLVideoElement, canvas: HTMLCanvasElement): RgbaImage | undefined {
  const { videoWidth, videoHeight } = video;
  return videoWidth > 0 ? getScaledPixels(video, videoWidth, videoHeight, MAX_FRAME_PX, canvas) : undefined;
}

/**
 * Reads the pixels of a picked image.
 * @throws if the browser can't decode the image
 */
export async function loadPicturePixels(file: Blob): Promise<RgbaImage> {
  const picture = await createImageBitmap(file);
  try {
    return getScaledPixels(picture, picture.width, picture.height, MAX_PICTURE_PX, document.createElement('canvas'));
  } finally {
    picture.close();
  }
}

function getScaledPixels(
  source: CanvasImageSource,
  width: number,
  height: number,
  maxPx: number,
  canvas: HTMLCanvasElement,
): RgbaImage {
  const scale = Math.min(1, maxPx / Math.max(width, height));
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('The browser doesn’t provide a canvas context');
  context.drawImage(source, 0, 0, canvas.width, canvas.height);
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  return { width: canvas.width, height: canvas.height, data: data as Uint8ClampedArray<ArrayBuffer> };
}
