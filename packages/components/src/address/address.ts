import { type ComponentSpec, isRecord, wordOf } from '@tideform/engine';
import type { AddressParts, Place } from '../kit/maps/maps.ts';
import { fieldShape } from '../kit/read/field-shape.ts';
import { anything, flag, propsSchema, type Read, text } from '../kit/read/lenient.ts';
import { valueSpec } from '../kit/rules/value-spec.ts';

const DEFAULT_PROVIDER = 'tfGoogle';

const shape = {
  ...fieldShape,
  placeholder: text(),
  /** Whose search it is, by the name that forms have for it. NOTE: the installation decides; this is kept for others. */
  provider: (raw: unknown) => text()(raw) || DEFAULT_PROVIDER,
  /** What the search does not find may be typed. */
  enableManualMode: flag(),
  defaultValue: anything(),
};

export type AddressProps = Read<typeof shape>;

/** The six parts of an address, in the order in which they are asked for. */
export const partNames = ['address1', 'address2', 'city', 'state', 'zip', 'country'] as const;

export interface AddressValue {
  readonly mode?: 'autocomplete' | 'manual';
  /** Of `manual` the parts alone; of `autocomplete` also what the search has told, under Google's names. */
  readonly address?: Partial<AddressParts> & {
    readonly formatted_address?: string;
    readonly place_id?: string;
    readonly geometry?: { readonly location: { readonly lat: number; readonly lng: number } };
  };
}

/** An address that is searched for, or typed in six parts. */
export const address: ComponentSpec<AddressProps, AddressValue> = {
  ...valueSpec,
  type: 'address',
  valueKind: () => 'place',
  point: pointOf,
  props: propsSchema(shape),
  emptyValue: ({ defaultValue }) => normalize(defaultValue) ?? {},
  isEmpty: (value) => addressText(value).trim() === '',
  normalize,
  logicValue: (value) => addressText(value),
};

/** Where a place lies that was found; what was typed lies nowhere. */
function pointOf(answer: unknown) {
  const told = isRecord(answer) && isRecord(answer.address) ? answer.address : answer;
  const place = isRecord(told) && isRecord(told.geometry) ? told.geometry.location : undefined;
  if (!isRecord(place)) return undefined;
  const { lat: latitude, lng: longitude } = place;
  const isOnEarth = (degrees: unknown, most: number): degrees is number =>
    typeof degrees === 'number' && Math.abs(degrees) <= most;
  return isOnEarth(latitude, 90) && isOnEarth(longitude, 180) ? { latitude, longitude } : undefined;
}

/** In one line, of our answers and of form.io's, which are what its providers tell. */
export function addressText(answer: unknown): string {
  if (!isRecord(answer)) return wordOf(answer);
  const told = isRecord(answer.address) && ('mode' in answer || !hasText(answer)) ? answer.address : answer;
  const whole = answer.mode === 'manual' ? undefined : (told.formatted_address ?? told.display_name ?? told.label);
  if (typeof whole === 'string' && whole !== '') return whole;
  return partNames
    .map((name) => partOf(told, name))
    .filter(Boolean)
    .join(', ');
}

const hasText = ({ formatted_address, display_name }: Readonly<Record<string, unknown>>): boolean =>
  formatted_address !== undefined || display_name !== undefined;

/** A part of an address, '' where it has none. */
export function partOf(told: unknown, name: keyof AddressParts): string {
  const part = isRecord(told) ? told[name] : undefined;
  return typeof part === 'string' || typeof part === 'number' ? String(part).trim() : '';
}

/** The answer for a place that was found. */
export const foundAddress = ({ id, text: line, parts, latitude, longitude }: Place): AddressValue => ({
  mode: 'autocomplete',
  address: {
    ...parts,
    formatted_address: line,
    place_id: id,
    geometry: { location: { lat: latitude, lng: longitude } },
  },
});

/** The answer for parts that were typed; empty again without any. */
export const typedAddress = (parts: AddressParts): AddressValue =>
  partNames.some((name) => parts[name] !== '') ? { mode: 'manual', address: parts } : {};

/** What stands in the six boxes. An address of another's providers has one line and no parts: it stands in the first. */
export function partsOf(value: unknown): AddressParts {
  const told = isRecord(value) && isRecord(value.address) ? value.address : value;
  const typed = (name: keyof AddressParts) =>
    isRecord(told) && typeof told[name] === 'string' ? told[name] : partOf(told, name);
  const parts = Object.fromEntries(partNames.map((name) => [name, typed(name)])) as Record<keyof AddressParts, string>;
  return partNames.every((name) => parts[name] === '') ? { ...parts, address1: addressText(value) } : parts;
}

/** A text from elsewhere is an address that somebody typed. */
function normalize(raw: unknown): AddressValue | undefined {
  if (raw === undefined) return undefined;
  if (raw === null || raw === '') return {};
  if (typeof raw === 'string' || typeof raw === 'number')
    return typedAddress({ ...partsOf({}), address1: String(raw) });
  return raw as AddressValue;
}
