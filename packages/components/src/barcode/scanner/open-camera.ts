/** Why there is no picture. */
export type CameraProblem = 'noPermission' | 'noCamera';

/** A camera that is on. */
export interface Camera {
  readonly stream: MediaStream;
  /** Ids of all cameras, this one among them. */
  readonly ids: readonly string[];
  readonly id: string | undefined;
  /** Turns its light on and off. Absent: it has none. */
  readonly light?: (isOn: boolean) => Promise<void>;
  close(): void;
}

/** What a camera with a light says and takes, which the types of the DOM lack. */
type LightTrack = Omit<MediaStreamTrack, 'getCapabilities'> & {
  getCapabilities?(): MediaTrackCapabilities & { readonly torch?: boolean };
};

/**
 * Turns a camera on: the one asked for, else one that looks away from its person.
 *
 * @param devices the browser's; `undefined` on a page that may not ask for any
 */
export async function openCamera(devices: MediaDevices | undefined, id?: string): Promise<Camera | CameraProblem> {
  if (!devices?.getUserMedia) return 'noCamera';
  const which = id === undefined ? { facingMode: 'environment' } : { deviceId: { exact: id } };
  try {
    const video = { ...which, width: { ideal: 1280 }, height: { ideal: 720 } };
    const stream = await devices.getUserMedia({ video, audio: false });
    return await cameraOf(stream, devices);
  } catch (cause) {
    const name = cause instanceof DOMException ? cause.name : '';
    return name === 'NotAllowedError' || name === 'SecurityError' ? 'noPermission' : 'noCamera';
  }
}

async function cameraOf(stream: MediaStream, devices: MediaDevices): Promise<Camera> {
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
