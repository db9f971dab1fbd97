/** Reason why the camera doesn't work. */
export type CameraProblem = 'noPermission' | 'noCamera';

/** Active camera. */
export interface Camera {
  readonly stream: MediaStream;
  /** IDs of all cameras, including this one. */
  readonly ids: readonly string[];
  readonly id: string | undefined;
  /** Turns the flashlight on and off. Absent: none. */
  readonly light?: (isOn: boolean) => Promise<void>;
  close(): void;
}

/** Flashlight support, which is missing in the DOM types. */
type LightTrack = Omit<MediaStreamTrack, 'getCapabilities'> & {
  getCapabilities?(): MediaTrackCapabilities & { readonly torch?: boolean };
};

/**
 * Opens the requested camera, or the rear camera.
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
