import { CannotStart } from '../cannot-start.ts';
import type { Environment } from '../settings/settings.ts';

/** Where maps and places come from. The app is told all of it: a key for browsers is no secret, its owner limits it to their pages. */
export type MapsConfig =
  | { readonly provider: 'google'; readonly key: string }
  | {
      readonly provider: 'tiles';
      /** Of a square: `https://tile.example.com/{z}/{x}/{y}.png`. */
      readonly tiles: string;
      /** A Nominatim's, without `/search`; `undefined`: places cannot be searched. */
      readonly search: string | undefined;
      /** Whose maps they are; it stands on each. */
      readonly attribution: string;
    };

/** Google's services of places and of squares. */
const google = { places: 'https://places.googleapis.com', tiles: 'https://tile.googleapis.com' };

/**
 * Reads the provider of maps: Google with a key, squares with their address, none without either.
 * @throws with the variable's name, when a value cannot be used
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

/** Where squares of maps come from: the worker that puts them on paper fetches them. */
export const tileOrigin = (maps: MapsConfig): string =>
  maps.provider === 'google' ? google.tiles : new URL(maps.tiles).origin;

/** What a page with maps asks for: its squares are pictures, the search is fetched. */
export function mapsNeeds(maps: MapsConfig): { 'img-src': readonly string[]; 'connect-src'?: readonly string[] } {
  if (maps.provider === 'google') return { 'img-src': [google.tiles], 'connect-src': [google.places, google.tiles] };
  return {
    'img-src': [new URL(maps.tiles).origin],
    ...(maps.search && { 'connect-src': [new URL(maps.search).origin] }),
  };
}
