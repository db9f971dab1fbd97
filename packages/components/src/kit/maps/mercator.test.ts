import { expect, it } from 'vitest';
import { getVisibleTiles, projectToPixels, unprojectFromPixels } from './mercator.ts';

it('projects locations like other web maps', () => {
  expect(projectToPixels({ latitude: 0, longitude: 0 }, 0)).toEqual({ x: 128, y: 128 });
  // A street crossing in Tokyo is in tile 18/232798/103246 of OpenStreetMap.
  const { x, y } = projectToPixels({ latitude: 35.6590699, longitude: 139.7006793 }, 18);
  expect([Math.floor(x / 256), Math.floor(y / 256)]).toEqual([232798, 103246]);
});

it.each([
  [51.50132, -0.02471, 15],
  [-33.8568, 151.2153, 3],
  [64.1466, -21.9426, 19],
])('round-trips a location: %d, %d at %d', (latitude, longitude, zoom) => {
  const found = unprojectFromPixels(projectToPixels({ latitude, longitude }, zoom), zoom);
  expect(found.latitude).toBeCloseTo(latitude, 9);
  expect(found.longitude).toBeCloseTo(longitude, 9);
});

it('clamps at the poles and wraps around the world', () => {
  expect(projectToPixels({ latitude: 90, longitude: 0 }, 1).y).toBeCloseTo(0, 6);
  expect(unprojectFromPixels({ x: 640, y: 256 }, 1).longitude).toBeCloseTo(-90, 9);
  const tiles = getVisibleTiles({ x: 0, y: 0 }, 1, 512, 512);
  expect(tiles.map(({ key, tile }) => [key, tile.x, tile.y])).toEqual([
    ['1/-1/0', 1, 0],
    ['1/0/0', 0, 0],
  ]);
});

it('returns exactly the tiles that fill a viewport', () => {
  const tiles = getVisibleTiles({ x: 1024, y: 1024 }, 3, 640, 300);
  expect(tiles).toHaveLength(8);
  expect(tiles[0]).toMatchObject({ tile: { x: 2, y: 3, zoom: 3 }, x: -192, y: -106 });
});
