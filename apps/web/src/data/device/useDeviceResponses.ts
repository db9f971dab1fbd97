import { useLiveQuery } from 'dexie-react-hooks';
import { useData } from '../data-context.ts';
import { type DeviceWork, loadDeviceWork } from './read-device.ts';

/**
 * Returns the first `most` of the user's responses on this device, in all teams and with recent receipts; `undefined`
 * while loading. If `most` grows, the previous result is returned until more responses are loaded.
 */
export function useDeviceResponses(most: number): DeviceWork | undefined {
  const { database, identity } = useData();
  return useLiveQuery(() => loadDeviceWork(database, identity, most), [database, identity, most]);
}
