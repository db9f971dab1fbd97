import { type MapType, mapTypes, type Point } from './maps.ts';

/** A map that stands still: of which kind it is, and how near. */
export interface StillMap extends Point {
  readonly zoom: number;
  readonly mapTypeId: MapType;
}

/** The map of a place as the source of a picture on paper, which whoever has maps draws. */
export const mapSource = ({ latitude, longitude, zoom, mapTypeId }: StillMap): string =>
  `map:${[latitude, longitude, zoom, mapTypeId].join(',')}`;

export const isMapSource = (source: string): boolean => source.startsWith('map:');

/** @returns `undefined` for every other picture, and for what lies nowhere on earth */
export function readMapSource(source: string): StillMap | undefined {
  const [, place, kind] = /^map:([-\d.e]+,[-\d.e]+,\d+),([a-z]+)$/.exec(source) ?? [];
  const mapTypeId = mapTypes.find((type) => type === kind);
  const [latitude = Number.NaN, longitude = Number.NaN, zoom = Number.NaN] = (place ?? '').split(',').map(Number);
  const isOnEarth = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 && zoom <= MOST_ZOOM;
  return isOnEarth && mapTypeId ? { latitude, longitude, zoom, mapTypeId } : undefined;
}

const MOST_ZOOM = 19;
