import { type ComponentSpec, isRecord, wordOf } from '@tideform/engine';
import { type MapType, mapTypes, type Point } from '../kit/maps/maps.ts';
import { fieldShape } from '../kit/read/field-shape.ts';
import { amount, anything, object, oneOf, propsSchema, type Read } from '../kit/read/lenient.ts';
import { valueSpec } from '../kit/rules/value-spec.ts';

const DEFAULT_ZOOM = 15;
const DEFAULT_HEIGHT_PX = 300;

const within = (least: number, most: number, fallback: number) => (raw: unknown) => {
  const number = amount()(raw);
  return number !== undefined && number >= least && number <= most ? number : fallback;
};

const shape = {
  ...fieldShape,
  mapTypeId: oneOf(...mapTypes),
  /** Where the map is before anybody has answered. */
  defaultLocation: object({ latitude: within(-90, 90, 0), longitude: within(-180, 180, 0) }),
  zoom: within(0, 19, DEFAULT_ZOOM),
  /** Pixels of the screen. */
  height: within(100, 1000, DEFAULT_HEIGHT_PX),
  defaultValue: anything(),
};

export type LocationProps = Read<typeof shape>;

/** A point on earth, and how its map showed it. */
export interface LocationValue extends Point {
  readonly zoom: number;
  readonly mapTypeId: MapType;
}

/** Degrees by which two places are still the same: a tenth of a metre. */
const TOLERANCE = 0.000001;

/** A place: where somebody is, or what they point at on a map. */
export const location: ComponentSpec<LocationProps, LocationValue> = {
  ...valueSpec,
  type: 'location',
  valueKind: () => 'place',
  point: pointOf,
  props: propsSchema(shape),
  emptyValue: (props) => normalize(props.defaultValue, props),
  isEmpty: (value) => pointOf(value) === undefined && !isOther(value),
  check: (value) => (pointOf(value) ? [] : [{ rule: 'place' }]),
  normalize,
  logicValue: (value) => (pointOf(value) ? pointText(value!) : undefined),
};

/** Neither a point nor nothing: what cannot be read. */
const isOther = (value: unknown): boolean =>
  isRecord(value) ? ['latitude', 'longitude'].some((name) => wordOf(value[name]) !== '') : wordOf(value) !== '';

/** The point of an answer; `undefined` where it has none on earth. */
export function pointOf(value: unknown): Point | undefined {
  if (!isRecord(value)) return undefined;
  const { latitude, longitude } = value;
  return isDegree(latitude, 90) && isDegree(longitude, 180) ? { latitude, longitude } : undefined;
}

const isDegree = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Number.isFinite(value) && Math.abs(value) <= most;

/** `51.50132, -0.02471`: as maps everywhere take it, the same in each language. */
export const pointText = ({ latitude, longitude }: Point): string => `${degrees(latitude)}, ${degrees(longitude)}`;

/** Six decimals are a tenth of a metre. */
export const degrees = (value: number): string => String(Math.round(value * 1e6) / 1e6);

export const isSamePlace = (one: Point, other: Point): boolean =>
  Math.abs(one.latitude - other.latitude) <= TOLERANCE && Math.abs(one.longitude - other.longitude) <= TOLERANCE;

/** Reads `lat, long`, as maps write it and people paste it. */
export function readPoint(text: string): Point | undefined {
  const [latitude, longitude, ...more] = text.split(/[,;\s]+/).filter(Boolean);
  if (more.length > 0 || latitude === undefined || longitude === undefined) return undefined;
  return pointOf({ latitude: Number(latitude), longitude: Number(longitude) });
}

function normalize(raw: unknown, props: LocationProps): LocationValue | undefined {
  if (raw === null || raw === '') return undefined;
  const point = typeof raw === 'string' ? readPoint(raw) : pointOf(asNumbers(raw));
  if (!point) return raw as LocationValue | undefined;
  const { zoom, mapTypeId } = isRecord(raw) ? raw : {};
  return {
    ...(isRecord(raw) ? raw : {}),
    ...point,
    zoom: within(0, 22, props.zoom)(zoom),
    mapTypeId: mapTypes.find((one) => one === mapTypeId) ?? props.mapTypeId,
  };
}

/** Numbers that are written as texts. */
const asNumbers = (raw: unknown): unknown =>
  isRecord(raw) ? { latitude: amount()(raw.latitude), longitude: amount()(raw.longitude) } : raw;
