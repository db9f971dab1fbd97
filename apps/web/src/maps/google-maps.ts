import type { AddressParts, Maps, MapType, Place, PlaceSuggestion } from '@tideform/components/kit/maps/maps.ts';
import { type RequestOptions, requestJson } from './request-json.ts';

interface GoogleMapsConfig {
  readonly key: string;
  /** Base URLs of Google's services; set only in tests. */
  readonly places?: string;
  readonly tiles?: string;
}

interface Prediction {
  readonly placePrediction?: { readonly placeId: string; readonly text: { readonly text: string } };
}

interface FoundPlace {
  readonly id: string;
  readonly formattedAddress?: string;
  readonly location: { readonly latitude: number; readonly longitude: number };
  readonly addressComponents?: readonly { readonly longText: string; readonly types: readonly string[] }[];
}

const FIELDS = 'id,formattedAddress,location,addressComponents';

/** Maps map types to parameters of Google's tile service. */
const tileParametersByMapType: Readonly<Record<MapType, object>> = {
  roadmap: { mapType: 'roadmap' },
  satellite: { mapType: 'satellite' },
  hybrid: { mapType: 'satellite', layerTypes: ['layerRoadmap'] },
  terrain: { mapType: 'terrain', layerTypes: ['layerRoadmap'] },
};

/** Creates maps and place search with Google's web services. No code of Google runs in the page. */
export function createGoogleMaps({ key, ...urls }: GoogleMapsConfig, fetch: typeof globalThis.fetch): Maps {
  const places = urls.places ?? 'https://places.googleapis.com';
  const tiles = urls.tiles ?? 'https://tile.googleapis.com';
  const requestWithKey = (url: string, more: RequestOptions): Promise<unknown> =>
    requestJson(fetch, url, { ...more, headers: { ...more.headers, 'X-Goog-Api-Key': key } });
  // A search and the selection of a place share one session token, so that Google bills them once.
  let session = crypto.randomUUID();
  const createPlaceLoader = (id: string, language: string) => async (signal: AbortSignal) => {
    const query = new URLSearchParams({ languageCode: language, sessionToken: session });
    session = crypto.randomUUID();
    const url = `${places}/v1/places/${encodeURIComponent(id)}?${query}`;
    return toPlace((await requestWithKey(url, { signal, headers: { 'X-Goog-FieldMask': FIELDS } })) as FoundPlace);
  };
  return {
    attribution: 'Google',
    async find(input, language, signal) {
      const body = { input, languageCode: language, sessionToken: session };
      const response = (await requestWithKey(`${places}/v1/places:autocomplete`, { signal, body })) as {
        readonly suggestions?: readonly Prediction[];
      };
      return (response.suggestions ?? []).flatMap(({ placePrediction: one }): readonly PlaceSuggestion[] =>
        one ? [{ id: one.placeId, text: one.text.text, place: createPlaceLoader(one.placeId, language) }] : [],
      );
    },
    async tiles(type, language) {
      const { region = 'US' } = new Intl.Locale(language).maximize();
      const body = { ...tileParametersByMapType[type], language, region };
      const tileSession = (await requestJson(fetch, `${tiles}/v1/createSession?${new URLSearchParams({ key })}`, {
        body,
      })) as {
        readonly session: string;
      };
      const query = new URLSearchParams({ session: tileSession.session, key });
      return ({ x, y, zoom }) => `${tiles}/v1/2dtiles/${zoom}/${x}/${y}?${query}`;
    },
  };
}

function toPlace({ id, formattedAddress = '', location, addressComponents = [] }: FoundPlace): Place {
  const getComponentText = (...types: readonly string[]): string =>
    types
      .map((type) => addressComponents.find((one) => one.types.includes(type))?.longText)
      .filter(Boolean)
      .join(' ');
  const getFirstText = (...types: readonly string[]): string =>
    types.map((type) => getComponentText(type)).find(Boolean) ?? '';
  const addressParts: AddressParts = {
    address1: getComponentText('street_number', 'route'),
    address2: getComponentText('subpremise'),
    city: getFirstText('locality', 'postal_town', 'administrative_area_level_2'),
    state: getComponentText('administrative_area_level_1'),
    zip: getComponentText('postal_code'),
    country: getComponentText('country'),
  };
  return {
    id,
    text: formattedAddress,
    parts: addressParts,
    latitude: location.latitude,
    longitude: location.longitude,
  };
}
