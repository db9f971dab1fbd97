import { useLiveQuery } from 'dexie-react-hooks';
import { useData } from '../data-context.ts';
import { type DeviceWork, loadDeviceWork } from './read-device.ts';

/**
 * The first `most` of the user's responses on this device, in all teams, and recent receipts; `undefined` while
 * loading. When `most` grows, the previous result stays until the new one is loaded.
 */
export function useDeviceResponses(most: number): DeviceWork | undefined {
  const { database, identity } = useData();
  return useLiveQuery(() => loadDeviceWork(database, identity, most), [database, identity, most]);
}
