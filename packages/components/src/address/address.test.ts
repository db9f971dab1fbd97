import { expect, it } from 'vitest';
import { printAddress } from './address.print.ts';
import {
  type AddressValue,
  address,
  createFoundAddress,
  createTypedAddress,
  formatAddress,
  getAddressParts,
} from './address.ts';

const parseProps = (settings: object = {}) => address.props.parse(settings);
const parts = { address1: '1 Quay', address2: '', city: 'London', state: '', zip: 'E14', country: 'UK' };

it('is {} initially, as in form.io, and converts external text to a manually entered address', () => {
  expect(address.emptyValue(parseProps())).toEqual({});
  expect([address.normalize(null, parseProps()), address.normalize('', parseProps())]).toEqual([{}, {}]);
  expect(address.normalize('1 Quay', parseProps())).toEqual({
    mode: 'manual',
    address: { address1: '1 Quay', address2: '', city: '', state: '', zip: '', country: '' },
  });
});

it('stores a search result with the six address parts', () => {
  const place = { id: 'p', text: '1 Quay, London E14, UK', parts, latitude: 51.5, longitude: -0.02 };
  expect(createFoundAddress(place)).toEqual({
    mode: 'autocomplete',
    address: {
      ...parts,
      formatted_address: '1 Quay, London E14, UK',
      place_id: 'p',
      geometry: { location: { lat: 51.5, lng: -0.02 } },
    },
  });
});

it.each([
  [createTypedAddress(parts), '1 Quay, London, E14, UK'],
  [{ mode: 'autocomplete', address: { ...parts, formatted_address: '1 Quay, E14' } }, '1 Quay, E14'],
  [{ formatted_address: '10 Downing St', place_id: 'old' }, '10 Downing St'],
  [
    { display_name: 'Hauptstraße 1, Berlin', lat: '52.5', lon: '13.4', address: { city: 'Berlin' } },
    'Hauptstraße 1, Berlin',
  ],
  [{}, ''],
  [{ mode: 'manual', address: null }, ''],
  ['1 Quay', '1 Quay'],
])('formats an address stored by this app or form.io: %j', (answer, line) => {
  expect(formatAddress(answer)).toBe(line);
  expect(address.isEmpty(answer as AddressValue, parseProps())).toBe(line === '');
  expect(printAddress({ props: parseProps(), value: answer as AddressValue, label: 'A', slots: [] })).toEqual([
    { kind: 'pair', label: 'A', value: line },
  ]);
});

it('returns the parts of an address for editing, or the whole text in the first part', () => {
  expect(getAddressParts(createTypedAddress({ ...parts, city: 'London ' }))).toEqual({ ...parts, city: 'London ' });
  expect(getAddressParts({ formatted_address: '10 Downing St', place_id: 'old' })).toMatchObject({
    address1: '10 Downing St',
    city: '',
  });
});

it('uses tfGoogle unless the form configures another provider', () => {
  expect([
    parseProps().provider,
    parseProps({ provider: '' }).provider,
    parseProps({ provider: 'google' }).provider,
  ]).toEqual(['tfGoogle', 'tfGoogle', 'google']);
});
