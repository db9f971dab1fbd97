import { type ComponentSpec, formatAsText, isRecord } from '@tideform/engine';
import type { AddressParts, Place } from '../kit/maps/maps.ts';
import { fieldShape } from '../kit/read/field-shape.ts';
import { anything, flag, propsSchema, type Read, text } from '../kit/read/lenient.ts';
import { valueSpec } from '../kit/rules/value-spec.ts';

const DEFAULT_PROVIDER = 'tfGoogle';

const shape = {
  ...fieldShape,
  placeholder: text(),
  /**
   * Name of the search provider in form.io forms.
   * NOTE: only kept for form.io and other programs. This app searches with the provider that its operator configured.
   */
  provider: (raw: unknown) => text()(raw) || DEFAULT_PROVIDER,
  /** Whether addresses may be entered manually. */
  enableManualMode: flag(),
  defaultValue: anything(),
};

export type AddressProps = Read<typeof shape>;

/** Names of the six parts of an address, in order of entry. */
export const partNames = ['address1', 'address2', 'city', 'state', 'zip', 'country'] as const;

export interface AddressValue {
  readonly mode?: 'autocomplete' | 'manual';
  /** Parts of the address. With mode `autocomplete`, also the search result, with Google's property names. */
  readonly address?: Partial<AddressParts> & {
    readonly formatted_address?: string;
    readonly place_id?: string;
    readonly geometry?: { readonly location: { readonly lat: number; readonly lng: number } };
  };
}

/** Component spec of an address that is searched for, or typed in six parts. */
export const address: ComponentSpec<AddressProps, AddressValue> = {
  ...valueSpec,
  type: 'address',
  valueKind: () => 'place',
  point: findCoordinates,
  props: propsSchema(shape),
  emptyValue: ({ defaultValue }) => normalize(defaultValue) ?? {},
  isEmpty: (value) => formatAddress(value).trim() === '',
  normalize,
  logicValue: (value) => formatAddress(value),
};

/** Returns the coordinates of a found address; typed addresses have none. */
function findCoordinates(answer: unknown) {
  const told = isRecord(answer) && isRecord(answer.address) ? answer.address : answer;
  const place = isRecord(told) && isRecord(told.geometry) ? told.geometry.location : undefined;
  if (!isRecord(place)) return undefined;
  const { lat: latitude, lng: longitude } = place;
  const isOnEarth = (degrees: unknown, most: number): degrees is number =>
    typeof degrees === 'number' && Math.abs(degrees) <= most;
  return isOnEarth(latitude, 90) && isOnEarth(longitude, 180) ? { latitude, longitude } : undefined;
}

/** Formats an address on one line. Accepts this app's answers and those of form.io's search providers. */
export function formatAddress(answer: unknown): string {
  if (!isRecord(answer)) return formatAsText(answer);
  const told = isRecord(answer.address) && ('mode' in answer || !hasText(answer)) ? answer.address : answer;
  const whole = answer.mode === 'manual' ? undefined : (told.formatted_address ?? told.display_name ?? told.label);
  if (typeof whole === 'string' && whole !== '') return whole;
  return partNames
    .map((name) => getPart(told, name))
    .filter(Boolean)
    .join(', ');
}

const hasText = ({ formatted_address, display_name }: Readonly<Record<string, unknown>>): boolean =>
  formatted_address !== undefined || display_name !== undefined;

/** Returns a part of an address, or ''. */
export function getPart(told: unknown, name: keyof AddressParts): string {
  const part = isRecord(told) ? told[name] : undefined;
  return typeof part === 'string' || typeof part === 'number' ? String(part).trim() : '';
}

/** Creates the answer for an address found by the search. */
export const createFoundAddress = ({ id, text: line, parts, latitude, longitude }: Place): AddressValue => ({
  mode: 'autocomplete',
  address: {
    ...parts,
    formatted_address: line,
    place_id: id,
    geometry: { location: { lat: latitude, lng: longitude } },
  },
});

/** Creates the answer for manually entered address parts; `{}` if all are blank. */
export const createTypedAddress = (parts: AddressParts): AddressValue =>
  partNames.some((name) => parts[name] !== '') ? { mode: 'manual', address: parts } : {};

/**
 * Returns the values of the six address inputs. An address without parts, from another search provider, is put into the
 * first input as one line.
 */
export function getParts(value: unknown): AddressParts {
  const told = isRecord(value) && isRecord(value.address) ? value.address : value;
  const typed = (name: keyof AddressParts) =>
    isRecord(told) && typeof told[name] === 'string' ? told[name] : getPart(told, name);
  const parts = Object.fromEntries(partNames.map((name) => [name, typed(name)])) as Record<keyof AddressParts, string>;
  return partNames.every((name) => parts[name] === '') ? { ...parts, address1: formatAddress(value) } : parts;
}

/** Converts external text to a manually entered address; `{}` for `null` or ''. */
function normalize(raw: unknown): AddressValue | undefined {
  if (raw === undefined) return undefined;
  if (raw === null || raw === '') return {};
  if (typeof raw === 'string' || typeof raw === 'number')
    return createTypedAddress({ ...getParts({}), address1: String(raw) });
  return raw as AddressValue;
}
