import { type ComponentSpec, formatAsText, isRecord } from '@tideform/engine';
import { type GeoPoint, type MapType, mapTypes } from '../kit/maps/maps.ts';
import { fieldShape } from '../kit/read/field-shape.ts';
import { anything, object, oneOf, optionalNumber, type ParsedShape, propsSchema } from '../kit/read/setting-parsers.ts';
import { valueSpec } from '../kit/rules/value-spec.ts';

const DEFAULT_ZOOM = 15;
const DEFAULT_HEIGHT_PX = 300;

const numberWithin = (minimum: number, maximum: number, fallback: number) => (raw: unknown) => {
  const number = optionalNumber()(raw);
  return number !== undefined && number >= minimum && number <= maximum ? number : fallback;
};

const shape = {
  ...fieldShape,
  mapTypeId: oneOf(...mapTypes),
  /** Center of the map before the first answer. */
  defaultLocation: object({ latitude: numberWithin(-90, 90, 0), longitude: numberWithin(-180, 180, 0) }),
  zoom: numberWithin(0, 19, DEFAULT_ZOOM),
  /** Height in CSS pixels. */
  height: numberWithin(100, 1000, DEFAULT_HEIGHT_PX),
  defaultValue: anything(),
};

export type LocationProps = ParsedShape<typeof shape>;

/** Answer: coordinates, and the zoom and type of the map on which they were chosen. */
export interface LocationValue extends GeoPoint {
  readonly zoom: number;
  readonly mapTypeId: MapType;
}

/** Difference up to which coordinates count as equal, in degrees: about 0.1 meters. */
const TOLERANCE_DEGREES = 0.000001;

/** Component spec of a location: the device's position, or a point on a map. */
export const location: ComponentSpec<LocationProps, LocationValue> = {
  ...valueSpec,
  type: 'location',
  valueKind: () => 'place',
  point: findPoint,
  props: propsSchema(shape),
  emptyValue: (props) => normalize(props.defaultValue, props),
  isEmpty: (value) => findPoint(value) === undefined && !isInvalidLocation(value),
  check: (value) => (findPoint(value) ? [] : [{ rule: 'place' }]),
  normalize,
  logicValue: (value) => (findPoint(value) ? formatPoint(value!) : undefined),
};

/** Returns whether a value is invalid: neither a point nor empty. */
const isInvalidLocation = (value: unknown): boolean =>
  isRecord(value)
    ? ['latitude', 'longitude'].some((name) => formatAsText(value[name]) !== '')
    : formatAsText(value) !== '';

/** Returns the coordinates of an answer; `undefined` if invalid. */
export function findPoint(value: unknown): GeoPoint | undefined {
  if (!isRecord(value)) return undefined;
  const { latitude, longitude } = value;
  return isDegreeWithin(latitude, 90) && isDegreeWithin(longitude, 180) ? { latitude, longitude } : undefined;
}

const isDegreeWithin = (value: unknown, maximum: number): value is number =>
  typeof value === 'number' && Number.isFinite(value) && Math.abs(value) <= maximum;

/** Formats coordinates like `51.50132, -0.02471`, the format that maps accept in every language. */
export const formatPoint = ({ latitude, longitude }: GeoPoint): string =>
  `${formatDegrees(latitude)}, ${formatDegrees(longitude)}`;

/** Formats degrees with up to six decimals, about 0.1 meters. */
export const formatDegrees = (value: number): string => String(Math.round(value * 1e6) / 1e6);

export const isSamePlace = (one: GeoPoint, other: GeoPoint): boolean =>
  Math.abs(one.latitude - other.latitude) <= TOLERANCE_DEGREES &&
  Math.abs(one.longitude - other.longitude) <= TOLERANCE_DEGREES;

/** Parses `lat, long`, as maps write coordinates and users paste them. */
export function parsePoint(text: string): GeoPoint | undefined {
  const [latitude, longitude, ...more] = text.split(/[,;\s]+/).filter(Boolean);
  if (more.length > 0 || latitude === undefined || longitude === undefined) return undefined;
  return findPoint({ latitude: Number(latitude), longitude: Number(longitude) });
}

function normalize(raw: unknown, props: LocationProps): LocationValue | undefined {
  if (raw === null || raw === '') return undefined;
  const point = typeof raw === 'string' ? parsePoint(raw) : findPoint(convertTextCoordinates(raw));
  if (!point) return raw as LocationValue | undefined;
  const { zoom, mapTypeId } = isRecord(raw) ? raw : {};
  return {
    ...(isRecord(raw) ? raw : {}),
    ...point,
    zoom: numberWithin(0, 22, props.zoom)(zoom),
    mapTypeId: mapTypes.find((one) => one === mapTypeId) ?? props.mapTypeId,
  };
}

/** Converts coordinates that are stored as text to numbers. */
const convertTextCoordinates = (raw: unknown): unknown =>
  isRecord(raw) ? { latitude: optionalNumber()(raw.latitude), longitude: optionalNumber()(raw.longitude) } : raw;
