import type { Maps } from '@tideform/components/kit/maps/maps.ts';
import type { MapsConfig } from '../config.ts';
import { googleMaps } from './google-maps.ts';
import { openStreetMaps } from './open-street-maps.ts';

/** The maps and places of the provider that the installation has. */
export function mapsOf(config: MapsConfig, fetch: typeof globalThis.fetch): Maps {
  return config.provider === 'google' ? googleMaps(config, fetch) : openStreetMaps(config, fetch);
}
