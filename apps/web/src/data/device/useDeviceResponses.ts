import { useLiveQuery } from 'dexie-react-hooks';
import { useData } from '../data-context.ts';
import { type DeviceResponses, loadDeviceResponses } from './load-device-responses.ts';

/**
 * Returns the first `most` of the user's responses on this device, in all teams and with recent receipts; `undefined`
 * while loading. If `most` grows, the previous result is returned until more responses are loaded.
 */
export function useDeviceResponses(maxCount: number): DeviceResponses | undefined {
  const { database, identity } = useData();
  return useLiveQuery(() => loadDeviceResponses(database, identity, maxCount), [database, identity, maxCount]);
}
