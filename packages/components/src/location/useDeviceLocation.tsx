import { useEffect, useRef, useState } from 'react';
import type { GeoPoint } from '../kit/maps/maps.ts';

type LocateProblem = 'denied' | 'unavailable' | 'timeout';

export type LocateState =
  | { readonly kind: 'idle' | 'locating' }
  | { readonly kind: 'found'; readonly metres: number }
  | { readonly kind: 'failed'; readonly reason: LocateProblem };

/** Maps error codes of the Geolocation API to kinds of errors. */
const problemByErrorCode: Readonly<Record<number, LocateProblem>> = { 1: 'denied', 2: 'unavailable', 3: 'timeout' };

const TIMEOUT_MS = 20_000;

/**
 * Returns the state of the device's position and a function that requests the position. Works offline on devices with a
 * GPS receiver.
 */
export function useDeviceLocation(onPoint: (point: GeoPoint) => void) {
  const [state, setState] = useState<LocateState>({ kind: 'idle' });
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  const locate = () => {
    if (!navigator.geolocation) return setState({ kind: 'failed', reason: 'unavailable' });
    setState({ kind: 'locating' });
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) => {
        if (isGone.current) return;
        setState({ kind: 'found', metres: Math.max(1, Math.round(accuracy)) });
        onPoint({ latitude, longitude });
      },
      ({ code }) => !isGone.current && setState({ kind: 'failed', reason: problemByErrorCode[code] ?? 'unavailable' }),
      { enableHighAccuracy: true, timeout: TIMEOUT_MS, maximumAge: 0 },
    );
  };
  return { state, locate, forget: () => setState({ kind: 'idle' }) };
}
