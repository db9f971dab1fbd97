import { expect, it } from 'vitest';
import { printLocation } from './location.print.ts';
import { isSamePlace, type LocationValue, location, parsePoint } from './location.ts';

const parseProps = (settings: object = {}) => location.props.parse(settings);
const place: LocationValue = { latitude: 51.50132, longitude: -0.02471, zoom: 15, mapTypeId: 'roadmap' };

it('has zoom 15, a road map and 300 pixels by default', () => {
  expect(parseProps()).toMatchObject({ zoom: 15, mapTypeId: 'roadmap', height: 300 });
  expect(parseProps({ zoom: '3', mapTypeId: 'terrain', height: 5000 })).toMatchObject({
    zoom: 3,
    mapTypeId: 'terrain',
    height: 300,
  });
});

it('parses coordinates pasted from a map, and numbers stored as text', () => {
  expect(location.normalize('51.50132, -0.02471', parseProps())).toEqual(place);
  expect(location.normalize({ latitude: '51.50132', longitude: '-0.02471' }, parseProps())).toEqual(place);
  expect(location.normalize({ ...place, zoom: 3, mapTypeId: 'hybrid' }, parseProps())).toMatchObject({
    zoom: 3,
    mapTypeId: 'hybrid',
  });
  expect([parsePoint('51.5'), parsePoint('91, 0'), parsePoint('a, b'), parsePoint('1, 2, 3')]).toEqual(
    Array(4).fill(undefined),
  );
});

it("rejects values that aren't coordinates", () => {
  const wrong = location.normalize('by the gate', parseProps()) as LocationValue;
  expect(location.isEmpty(wrong, parseProps())).toBe(false);
  expect(location.check(wrong, parseProps())).toEqual([{ rule: 'place' }]);
  expect(location.check(place, parseProps())).toEqual([]);
  expect([location.isEmpty(undefined, parseProps()), location.isEmpty({} as LocationValue, parseProps())]).toEqual([
    true,
    true,
  ]);
});

it('treats points less than 0.1 meters apart as equal', () => {
  expect(isSamePlace(place, { latitude: 51.5013209, longitude: -0.0247109 })).toBe(true);
  expect(isSamePlace(place, { latitude: 51.501322, longitude: -0.02471 })).toBe(false);
});

it('is compared and printed as coordinates', () => {
  expect(location.logicValue(place, parseProps())).toBe('51.50132, -0.02471');
  expect(printLocation({ props: parseProps(), value: place, label: 'Site', slots: [] })).toEqual([
    { kind: 'pair', label: 'Site', value: '51.50132, -0.02471' },
    { kind: 'image', source: 'map:51.50132,-0.02471,15,roadmap', alt: '51.50132, -0.02471', isExtra: true },
  ]);
  expect(printLocation({ props: parseProps(), value: undefined, label: 'Site', slots: [] })).toEqual([
    { kind: 'pair', label: 'Site', value: '' },
  ]);
});
