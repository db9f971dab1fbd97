import { type GeoPoint, type MapType, mapTypes } from './maps.ts';

/** Static map: center, type and zoom. */
export interface StaticMap extends GeoPoint {
  readonly zoom: number;
  readonly mapTypeId: MapType;
}

/**
 * Formats a static map as the `source` of a print image. Print adapters with a map provider replace it with a map
 * image.
 */
export const formatMapSource = ({ latitude, longitude, zoom, mapTypeId }: StaticMap): string =>
  `map:${[latitude, longitude, zoom, mapTypeId].join(',')}`;

export const isMapSource = (source: string): boolean => source.startsWith('map:');

/**
 * Parses the `source` of a print image as a static map.
 * @returns `undefined` for other images and invalid coordinates
 */
export function parseMapSource(source: string): StaticMap | undefined {
  const [, coordinates, kind] = /^map:([-\d.e]+,[-\d.e]+,\d+),([a-z]+)$/.exec(source) ?? [];
  const mapTypeId = mapTypes.find((type) => type === kind);
  const [latitude = Number.NaN, longitude = Number.NaN, zoom = Number.NaN] = (coordinates ?? '').split(',').map(Number);
  const isOnEarth = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 && zoom <= MAX_ZOOM;
  return isOnEarth && mapTypeId ? { latitude, longitude, zoom, mapTypeId } : undefined;
}

const MAX_ZOOM = 19;
