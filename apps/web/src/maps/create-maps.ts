import type { Maps } from '@tideform/components/kit/maps/maps.ts';
import type { MapsConfig } from '../config.ts';
import { createGoogleMaps } from './google-maps.ts';
import { createOpenStreetMaps } from './open-street-maps.ts';

/** Creates the maps of the configured provider. */
export function createMaps(config: MapsConfig, fetch: typeof globalThis.fetch): Maps {
  return config.provider === 'google' ? createGoogleMaps(config, fetch) : createOpenStreetMaps(config, fetch);
}
