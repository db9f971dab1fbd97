import { useLiveQuery } from 'dexie-react-hooks';
import { useData } from '../data-context.ts';
import { type DeviceWork, readDevice } from './read-device.ts';

/**
 * The first `most` of the responses that this device has of the person, in all teams, and what has arrived lately;
 * `undefined` while reading. While more are read those from before stay.
 */
export function useDeviceResponses(most: number): DeviceWork | undefined {
  const { database, identity } = useData();
  return useLiveQuery(() => readDevice(database, identity, most), [database, identity, most]);
}
