/** A point on earth, in degrees. */
export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** What a map shows, as Google's maps call it. */
export const mapTypes = ['roadmap', 'satellite', 'hybrid', 'terrain'] as const;

export type MapType = (typeof mapTypes)[number];

/** The parts of an address, as an answer holds them. */
export interface AddressParts {
  readonly address1: string;
  readonly address2: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly country: string;
}

/** A place that was found. */
export interface Place extends Point {
  readonly id: string;
  /** In one line, as its provider writes it. */
  readonly text: string;
  readonly parts: AddressParts;
}

/** What a search offers. */
export interface Suggestion {
  readonly id: string;
  readonly text: string;
  /** The place itself. Some providers tell it only when it is chosen. */
  place(signal: AbortSignal): Promise<Place>;
}

/** One square of a map, counted from its north-west corner; there are two to the power of `zoom` in each direction. */
export interface Tile {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

/** Where maps and places come from. One for an installation, by its configuration. */
export interface Maps {
  /**
   * What people type, found.
   * @throws when the provider does not answer
   */
  find(text: string, language: string, signal: AbortSignal): Promise<readonly Suggestion[]>;
  /**
   * Addresses of squares of 256 pixels each, which a page may show as pictures. Absent: this provider has no maps.
   * @throws when the provider does not answer
   */
  tiles?(type: MapType, language: string): Promise<(tile: Tile) => string>;
  /** Whose maps they are: a line that has to stand on each. */
  readonly attribution: string;
}
