import type { RgbaImage } from '../reading/code-format.ts';

/** Reason why the camera can't be used. */
export type CameraProblem = 'noPermission' | 'noCamera';

/** Open camera. */
export interface Camera {
  readonly stream: MediaStream;
  /** IDs of all cameras of the device, including the open one. */
  readonly ids: readonly string[];
  readonly id: string | undefined;
  /** Turns the flashlight on and off. Absent: the camera has no flashlight. */
  readonly light?: (isOn: boolean) => Promise<void>;
  close(): void;
}

/** Camera track with flashlight support, which is missing in TypeScript's DOM types. */
type LightTrack = Omit<MediaStreamTrack, 'getCapabilities'> & {
  getCapabilities?(): MediaTrackCapabilities & { readonly torch?: boolean };
};

/**
 * Opens the camera with ID `id`, or the rear camera.
 *
 * @param devices the browser's media devices; `undefined` on insecure pages
 */
export async function openCamera(devices: MediaDevices | undefined, id?: string): Promise<Camera | CameraProblem> {
  if (!devices?.getUserMedia) return 'noCamera';
  const which = id === undefined ? { facingMode: 'environment' } : { deviceId: { exact: id } };
  try {
    const video = { ...which, width: { ideal: 1280 }, height: { ideal: 720 } };
    const stream = await devices.getUserMedia({ video, audio: false });
    return await createCamera(stream, devices);
  } catch (cause) {
    const name = cause instanceof DOMException ? cause.name : '';
    return name === 'NotAllowedError' || name === 'SecurityError' ? 'noPermission' : 'noCamera';
  }
}

async function createCamera(stream: MediaStream, devices: MediaDevices): Promise<Camera> {
  const track = stream.getVideoTracks()[0] as LightTrack | undefined;
  const all = await devices.enumerateDevices().catch(() => []);
  const ids = all
    .filter(({ kind, deviceId }) => kind === 'videoinput' && deviceId !== '')
    .map(({ deviceId }) => deviceId);
  const hasLight = track?.getCapabilities?.().torch === true;
  return {
    stream,
    ids,
    id: track?.getSettings().deviceId,
    ...(hasLight && {
      light: (isOn) => track.applyConstraints({ advanced: [{ torch: isOn } as MediaTrackConstraintSet] }),
    }),
    close: () => {
      for (const one of stream.getTracks()) one.stop();
    },
  };
}

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
