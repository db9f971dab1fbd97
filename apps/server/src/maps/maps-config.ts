import { CannotStart } from '../cannot-start.ts';
import type { Environment } from '../settings/settings.ts';

/**
 * Provider of maps and place search. The app gets all of it, since browser keys aren't secret: owners restrict them to
 * their pages.
 */
export type MapsConfig =
  | { readonly provider: 'google'; readonly key: string }
  | {
      readonly provider: 'tiles';
      /** URL template of tiles: `https://tile.example.com/{z}/{x}/{y}.png`. */
      readonly tiles: string;
      /** URL of a Nominatim server without `/search`; `undefined` disables the place search. */
      readonly search: string | undefined;
      /** Attribution that is shown on each map. */
      readonly attribution: string;
    };

/** Google's services for places and tiles. */
const google = { places: 'https://places.googleapis.com', tiles: 'https://tile.googleapis.com' };

/**
 * Reads the configured map provider: Google with a key, or another one with a tile URL.
 * @throws CannotStart with the variable's name for an invalid value
 */
export function readMapsConfig(environment: Environment): MapsConfig | undefined {
  const { MAPS_GOOGLE_KEY: key, MAPS_TILES: tiles, MAPS_SEARCH: search, MAPS_ATTRIBUTION: attribution } = environment;
  if (key && tiles)
    throw new CannotStart('MAPS_GOOGLE_KEY and MAPS_TILES both say where maps come from: set one of them');
  if (key) return { provider: 'google', key };
  if (!tiles) {
    if (search) throw new CannotStart('MAPS_SEARCH needs MAPS_TILES: where the maps come from');
    return undefined;
  }
  if (!['{z}', '{x}', '{y}'].every((part) => tiles.includes(part)) || !isWebAddress(tiles))
    throw new CannotStart(`MAPS_TILES must be like https://tile.example.com/{z}/{x}/{y}.png, not "${tiles}"`);
  if (search && !isWebAddress(search)) throw new CannotStart(`MAPS_SEARCH must be a web address, not "${search}"`);
  if (!attribution) throw new CannotStart('MAPS_ATTRIBUTION must say whose maps they are: it stands on each');
  return { provider: 'tiles', tiles, search: search?.replace(/(?<!\/)\/+$/, '') || undefined, attribution };
}

const isWebAddress = (value: string): boolean => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);

/** Returns the origin of map tiles, which the PDF worker fetches. */
export const getTileOrigin = (maps: MapsConfig): string =>
  maps.provider === 'google' ? google.tiles : new URL(maps.tiles).origin;

/** Returns the additional origins of a page with maps: tiles are images, and the search is fetched. */
export function getMapOrigins(maps: MapsConfig): { 'img-src': readonly string[]; 'connect-src'?: readonly string[] } {
  if (maps.provider === 'google') return { 'img-src': [google.tiles], 'connect-src': [google.places, google.tiles] };
  return {
    'img-src': [new URL(maps.tiles).origin],
    ...(maps.search && { 'connect-src': [new URL(maps.search).origin] }),
  };
}
