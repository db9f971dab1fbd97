import { expect, it } from 'vitest';
import { printLocation } from './location.print.ts';
import { isSamePlace, type LocationValue, location, parsePoint } from './location.ts';

const props = (settings: object = {}) => location.props.parse(settings);
const place: LocationValue = { latitude: 51.50132, longitude: -0.02471, zoom: 15, mapTypeId: 'roadmap' };

it('has zoom 15, a road map and 300 pixels by default', () => {
  expect(props()).toMatchObject({ zoom: 15, mapTypeId: 'roadmap', height: 300 });
  expect(props({ zoom: '3', mapTypeId: 'terrain', height: 5000 })).toMatchObject({
    zoom: 3,
    mapTypeId: 'terrain',
    height: 300,
  });
});

it('parses coordinates pasted from a map, and numbers stored as text', () => {
  expect(location.normalize('51.50132, -0.02471', props())).toEqual(place);
  expect(location.normalize({ latitude: '51.50132', longitude: '-0.02471' }, props())).toEqual(place);
  expect(location.normalize({ ...place, zoom: 3, mapTypeId: 'hybrid' }, props())).toMatchObject({
    zoom: 3,
    mapTypeId: 'hybrid',
  });
  expect([parsePoint('51.5'), parsePoint('91, 0'), parsePoint('a, b'), parsePoint('1, 2, 3')]).toEqual(
    Array(4).fill(undefined),
  );
});

it("rejects values that aren't coordinates", () => {
  const wrong = location.normalize('by the gate', props()) as LocationValue;
  expect(location.isEmpty(wrong, props())).toBe(false);
  expect(location.check(wrong, props())).toEqual([{ rule: 'place' }]);
  expect(location.check(place, props())).toEqual([]);
  expect([location.isEmpty(undefined, props()), location.isEmpty({} as LocationValue, props())]).toEqual([true, true]);
});

it('treats points less than 0.1 meters apart as equal', () => {
  expect(isSamePlace(place, { latitude: 51.5013209, longitude: -0.0247109 })).toBe(true);
  expect(isSamePlace(place, { latitude: 51.501322, longitude: -0.02471 })).toBe(false);
});

it('is compared and printed as coordinates', () => {
  expect(location.logicValue(place, props())).toBe('51.50132, -0.02471');
  expect(printLocation({ props: props(), value: place, label: 'Site', slots: [] })).toEqual([
    { kind: 'pair', label: 'Site', value: '51.50132, -0.02471' },
    { kind: 'image', source: 'map:51.50132,-0.02471,15,roadmap', alt: '51.50132, -0.02471', isExtra: true },
  ]);
  expect(printLocation({ props: props(), value: undefined, label: 'Site', slots: [] })).toEqual([
    { kind: 'pair', label: 'Site', value: '' },
  ]);
});
