import { expect, it } from 'vitest';
import { formatMapSource, parseMapSource } from './map-source.ts';

it('parses the map source that it formatted', () => {
  const map = { latitude: -33.8567844, longitude: 1e-7, zoom: 15, mapTypeId: 'hybrid' } as const;
  expect(parseMapSource(formatMapSource(map))).toEqual(map);
});

it.each([
  'data:image/png;base64,AAAA',
  'photo.jpg',
  'map:51.5,-0.1,15',
  'map:51.5,-0.1,15,street',
  'map:91,0,15,roadmap',
  'map:0,181,15,roadmap',
  'map:0,0,20,roadmap',
  'map:..,0,15,roadmap',
])("doesn't parse %s as a map", (source) => {
  expect(parseMapSource(source)).toBeUndefined();
});
