import type { AddressParts, Maps, Place } from '@tideform/components/kit/maps/maps.ts';
import { requestJson } from './request-json.ts';

interface TileServerConfig {
  /** URL template of the tiles: `https://tile.example.com/{z}/{x}/{y}.png`. */
  readonly tiles: string;
  /** URL of a Nominatim server, without `/search`. Absent: there is no place search, only coordinates. */
  readonly search?: string | undefined;
  readonly attribution: string;
}

/** Used properties of a search result in Nominatim's format `jsonv2`. */
interface NominatimResult {
  readonly place_id: number | string;
  readonly lat: string;
  readonly lon: string;
  readonly display_name: string;
  readonly address?: Readonly<Record<string, string | undefined>>;
}

const MAX_RESULTS = '6';

/** Creates maps from a tile server, and place search with a Nominatim server. There is only one map type. */
export function createOpenStreetMaps(
  { tiles, search, attribution }: TileServerConfig,
  fetch: typeof globalThis.fetch,
): Maps {
  return {
    attribution,
    async find(text, language, signal) {
      if (search === undefined) return [];
      const query = { q: text, format: 'jsonv2', addressdetails: '1', limit: MAX_RESULTS, 'accept-language': language };
      const results = (await requestJson(fetch, `${search}/search?${new URLSearchParams(query)}`, {
        signal,
      })) as readonly NominatimResult[];
      return results.map((one) => {
        const place = toPlace(one);
        return { id: place.id, text: place.text, place: async () => place };
      });
    },
    tiles: async () => (tile) =>
      tiles.replaceAll(/\{([xyz])\}/g, (_, name: string) => String({ x: tile.x, y: tile.y, z: tile.zoom }[name])),
  };
}

function toPlace({ place_id: id, lat, lon, display_name: text, address = {} }: NominatimResult): Place {
  const first = (...names: readonly string[]): string => names.map((name) => address[name]).find(Boolean) ?? '';
  const addressParts: AddressParts = {
    address1: [first('road', 'pedestrian', 'footway'), first('house_number')].filter(Boolean).join(' '),
    address2: first('suburb', 'neighbourhood'),
    city: first('city', 'town', 'village', 'municipality', 'hamlet'),
    state: first('state', 'province', 'region'),
    zip: first('postcode'),
    country: first('country'),
  };
  return { id: String(id), text, parts: addressParts, latitude: Number(lat), longitude: Number(lon) };
}
