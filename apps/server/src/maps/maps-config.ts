import { CannotStart } from '../cannot-start.ts';
import type { Environment } from '../settings/settings.ts';

/**
 * Configured provider of maps and place search. The whole configuration is sent to the app. Its key isn't secret, since
 * the operator restricts the key to their own website.
 */
export type MapsConfig =
  | { readonly provider: 'google'; readonly key: string }
  | {
      readonly provider: 'tiles';
      /** URL template of map tiles: `https://tile.example.com/{z}/{x}/{y}.png`. */
      readonly tiles: string;
      /** URL of a Nominatim server without `/search`; `undefined` disables the place search. */
      readonly search: string | undefined;
      /** Attribution text, shown on each map. */
      readonly attribution: string;
    };

/** Origins of Google's APIs for places and map tiles. */
const googleOrigins = { places: 'https://places.googleapis.com', tiles: 'https://tile.googleapis.com' };

/**
 * Reads the configured map provider: Google with a key, or another one with a tile URL.
 * @throws CannotStart with the variable's name for an invalid value
 */
export function readMapsConfig(environment: Environment): MapsConfig | undefined {
  const { MAPS_GOOGLE_KEY: key, MAPS_TILES: tiles, MAPS_SEARCH: search, MAPS_ATTRIBUTION: attribution } = environment;
  if (key && tiles) throw new CannotStart('MAPS_GOOGLE_KEY and MAPS_TILES are both set: set only one of them');
  if (key) return { provider: 'google', key };
  if (!tiles) {
    if (search) throw new CannotStart('MAPS_SEARCH needs MAPS_TILES: the source of the map tiles');
    return undefined;
  }
  if (!['{z}', '{x}', '{y}'].every((part) => tiles.includes(part)) || !isHttpUrl(tiles))
    throw new CannotStart(`MAPS_TILES must be like https://tile.example.com/{z}/{x}/{y}.png, not "${tiles}"`);
  if (search && !isHttpUrl(search)) throw new CannotStart(`MAPS_SEARCH must be a web address, not "${search}"`);
  if (!attribution) throw new CannotStart('MAPS_ATTRIBUTION must be the copyright notice that is shown on each map');
  return { provider: 'tiles', tiles, search: search?.replace(/(?<!\/)\/+$/, '') || undefined, attribution };
}

const isHttpUrl = (value: string): boolean => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);

/** Returns the origin of map tiles, from which the PDF worker loads maps. */
export const getTileOrigin = (maps: MapsConfig): string =>
  maps.provider === 'google' ? googleOrigins.tiles : new URL(maps.tiles).origin;

/** Returns the additional origins of a page with maps. Map tiles are images, and place search uses `fetch`. */
export function getMapOrigins(maps: MapsConfig): { 'img-src': readonly string[]; 'connect-src'?: readonly string[] } {
  if (maps.provider === 'google')
    return { 'img-src': [googleOrigins.tiles], 'connect-src': [googleOrigins.places, googleOrigins.tiles] };
  return {
    'img-src': [new URL(maps.tiles).origin],
    ...(maps.search && { 'connect-src': [new URL(maps.search).origin] }),
  };
}
