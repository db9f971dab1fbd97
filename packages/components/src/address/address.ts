import { type ComponentSpec, formatAsText, isRecord } from '@tideform/engine';
import type { AddressParts, Place } from '../kit/maps/maps.ts';
import { fieldShape } from '../kit/read/field-shape.ts';
import { anything, flag, type ParsedShape, propsSchema, text } from '../kit/read/setting-parsers.ts';
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

export type AddressProps = ParsedShape<typeof shape>;

/** Names of the six parts of an address, in order of entry. */
export const addressPartNames = ['address1', 'address2', 'city', 'state', 'zip', 'country'] as const;

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
  const addressRecord = isRecord(answer) && isRecord(answer.address) ? answer.address : answer;
  const location =
    isRecord(addressRecord) && isRecord(addressRecord.geometry) ? addressRecord.geometry.location : undefined;
  if (!isRecord(location)) return undefined;
  const { lat: latitude, lng: longitude } = location;
  const isOnEarth = (degrees: unknown, maximum: number): degrees is number =>
    typeof degrees === 'number' && Math.abs(degrees) <= maximum;
  return isOnEarth(latitude, 90) && isOnEarth(longitude, 180) ? { latitude, longitude } : undefined;
}

/** Formats an address on one line. Accepts this app's answers and those of form.io's search providers. */
export function formatAddress(answer: unknown): string {
  if (!isRecord(answer)) return formatAsText(answer);
  const addressRecord =
    isRecord(answer.address) && ('mode' in answer || !hasFormattedText(answer)) ? answer.address : answer;
  const formattedAddress =
    answer.mode === 'manual'
      ? undefined
      : (addressRecord.formatted_address ?? addressRecord.display_name ?? addressRecord.label);
  if (typeof formattedAddress === 'string' && formattedAddress !== '') return formattedAddress;
  return addressPartNames
    .map((name) => getAddressPart(addressRecord, name))
    .filter(Boolean)
    .join(', ');
}

const hasFormattedText = ({ formatted_address, display_name }: Readonly<Record<string, unknown>>): boolean =>
  formatted_address !== undefined || display_name !== undefined;

/** Returns a part of an address, or ''. */
export function getAddressPart(addressRecord: unknown, name: keyof AddressParts): string {
  const part = isRecord(addressRecord) ? addressRecord[name] : undefined;
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
  addressPartNames.some((name) => parts[name] !== '') ? { mode: 'manual', address: parts } : {};

/**
 * Returns the values of the six address inputs. An address without parts, from another search provider, is put into the
 * first input as one line.
 */
export function getAddressParts(value: unknown): AddressParts {
  const addressRecord = isRecord(value) && isRecord(value.address) ? value.address : value;
  const typed = (name: keyof AddressParts) =>
    isRecord(addressRecord) && typeof addressRecord[name] === 'string'
      ? addressRecord[name]
      : getAddressPart(addressRecord, name);
  const parts = Object.fromEntries(addressPartNames.map((name) => [name, typed(name)])) as Record<
    keyof AddressParts,
    string
  >;
  return addressPartNames.every((name) => parts[name] === '') ? { ...parts, address1: formatAddress(value) } : parts;
}

/** Converts external text to a manually entered address; `{}` for `null` or ''. */
function normalize(raw: unknown): AddressValue | undefined {
  if (raw === undefined) return undefined;
  if (raw === null || raw === '') return {};
  if (typeof raw === 'string' || typeof raw === 'number')
    return createTypedAddress({ ...getAddressParts({}), address1: String(raw) });
  return raw as AddressValue;
}
