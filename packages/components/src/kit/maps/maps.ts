/** A point on earth, in degrees. */
export interface GeoPoint {
  readonly latitude: number;
  readonly longitude: number;
}

/** Map types, named as in Google Maps. */
export const mapTypes = ['roadmap', 'satellite', 'hybrid', 'terrain'] as const;

export type MapType = (typeof mapTypes)[number];

/** Parts of an address, as stored in an answer. */
export interface AddressParts {
  readonly address1: string;
  readonly address2: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly country: string;
}

/** Place found by a search. */
export interface Place extends GeoPoint {
  readonly id: string;
  /** Address on one line, as the provider formats it. */
  readonly text: string;
  readonly parts: AddressParts;
}

/** Suggestion of a place search. */
export interface PlaceSuggestion {
  readonly id: string;
  readonly text: string;
  /** Loads the suggested place. Some providers return details only for a chosen suggestion. */
  place(signal: AbortSignal): Promise<Place>;
}

/** Map tile, counted from the northwest corner of the world; there are 2^zoom tiles in each direction. */
export interface MapTile {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

/** Provider of maps and places, one per installation. */
export interface Maps {
  /**
   * Searches places for the typed text.
   * @throws if the provider doesn't respond
   */
  find(text: string, language: string, signal: AbortSignal): Promise<readonly PlaceSuggestion[]>;
  /**
   * Returns a function that builds the URLs of tiles (256 × 256 pixels). Absent if the provider has no maps.
   * @throws if the provider doesn't respond
   */
  tiles?(type: MapType, language: string): Promise<(tile: MapTile) => string>;
  /** Attribution line that must be visible on each map. */
  readonly attribution: string;
}
