import { expect, it } from 'vitest';
import { pointAt, spotOf, tilesAround } from './mercator.ts';

it('puts places where all maps of the web have them', () => {
  expect(spotOf({ latitude: 0, longitude: 0 }, 0)).toEqual({ x: 128, y: 128 });
  // A crossing in Tokyo lies in tile 18/232798/103246 of OpenStreetMap.
  const { x, y } = spotOf({ latitude: 35.6590699, longitude: 139.7006793 }, 18);
  expect([Math.floor(x / 256), Math.floor(y / 256)]).toEqual([232798, 103246]);
});

it.each([
  [51.50132, -0.02471, 15],
  [-33.8568, 151.2153, 3],
  [64.1466, -21.9426, 19],
])('finds a place again: %d, %d at %d', (latitude, longitude, zoom) => {
  const found = pointAt(spotOf({ latitude, longitude }, zoom), zoom);
  expect(found.latitude).toBeCloseTo(latitude, 9);
  expect(found.longitude).toBeCloseTo(longitude, 9);
});

it('ends at the poles and goes on round the world', () => {
  expect(spotOf({ latitude: 90, longitude: 0 }, 1).y).toBeCloseTo(0, 6);
  expect(pointAt({ x: 640, y: 256 }, 1).longitude).toBeCloseTo(-90, 9);
  const tiles = tilesAround({ x: 0, y: 0 }, 1, 512, 512);
  expect(tiles.map(({ key, tile }) => [key, tile.x, tile.y])).toEqual([
    ['1/-1/0', 1, 0],
    ['1/0/0', 0, 0],
  ]);
});

it('shows the tiles that fill a window, and no more', () => {
  const tiles = tilesAround({ x: 1024, y: 1024 }, 3, 640, 300);
  expect(tiles).toHaveLength(8);
  expect(tiles[0]).toMatchObject({ tile: { x: 2, y: 3, zoom: 3 }, x: -192, y: -106 });
});
