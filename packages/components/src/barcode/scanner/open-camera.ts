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
