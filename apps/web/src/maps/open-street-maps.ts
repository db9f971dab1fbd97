import type { AddressParts, Maps, Place } from '@tideform/components/kit/maps/maps.ts';
import { ask } from './ask.ts';

interface Addresses {
  /** Of a square: `https://tile.example.com/{z}/{x}/{y}.png`. */
  readonly tiles: string;
  /** A Nominatim's, without `/search`; absent: places are told by coordinates. */
  readonly search?: string | undefined;
  readonly attribution: string;
}

/** A result of Nominatim's `jsonv2`, as far as it is read. */
interface Found {
  readonly place_id: number | string;
  readonly lat: string;
  readonly lon: string;
  readonly display_name: string;
  readonly address?: Readonly<Record<string, string | undefined>>;
}

const MOST = '6';

/** Maps by squares, and a search that speaks as OpenStreetMap's Nominatim does. They have one kind of map. */
export function openStreetMaps({ tiles, search, attribution }: Addresses, fetch: typeof globalThis.fetch): Maps {
  return {
    attribution,
    async find(text, language, signal) {
      if (search === undefined) return [];
      const query = { q: text, format: 'jsonv2', addressdetails: '1', limit: MOST, 'accept-language': language };
      const found = (await ask(fetch, `${search}/search?${new URLSearchParams(query)}`, {
        signal,
      })) as readonly Found[];
      return found.map((one) => {
        const place = readPlace(one);
        return { id: place.id, text: place.text, place: async () => place };
      });
    },
    tiles: async () => (tile) =>
      tiles.replaceAll(/\{([xyz])\}/g, (_, name: string) => String({ x: tile.x, y: tile.y, z: tile.zoom }[name])),
  };
}

function readPlace({ place_id: id, lat, lon, display_name: text, address = {} }: Found): Place {
  const first = (...names: readonly string[]): string => names.map((name) => address[name]).find(Boolean) ?? '';
  const parts: AddressParts = {
    address1: [first('road', 'pedestrian', 'footway'), first('house_number')].filter(Boolean).join(' '),
    address2: first('suburb', 'neighbourhood'),
    city: first('city', 'town', 'village', 'municipality', 'hamlet'),
    state: first('state', 'province', 'region'),
    zip: first('postcode'),
    country: first('country'),
  };
  return { id: String(id), text, parts, latitude: Number(lat), longitude: Number(lon) };
}
