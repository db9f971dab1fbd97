import type { Point, Tile } from './maps.ts';

/** Pixels of a tile's side. */
export const TILE_PX = 256;

/** Where the web's map ends: the poles lie infinitely far away on it. */
const NORTHERNMOST = 85.0511287798;

export const MOST_ZOOM = 19;

/** A place on the whole map at a zoom, in pixels from its north-west corner. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

const worldPx = (zoom: number): number => TILE_PX * 2 ** zoom;

/** Web Mercator, as all providers of tiles have it. */
export function spotOf({ latitude, longitude }: Point, zoom: number): Spot {
  const inside = Math.max(-NORTHERNMOST, Math.min(NORTHERNMOST, latitude));
  const sin = Math.sin((inside * Math.PI) / 180);
  const north = Math.log((1 + sin) / (1 - sin)) / (4 * Math.PI);
  return { x: (longitude / 360 + 0.5) * worldPx(zoom), y: (0.5 - north) * worldPx(zoom) };
}

export function pointAt({ x, y }: Spot, zoom: number): Point {
  const world = worldPx(zoom);
  const turned = (((x / world) % 1) + 1) % 1;
  const north = Math.PI * (1 - (2 * Math.max(0, Math.min(world, y))) / world);
  return { latitude: (Math.atan(Math.sinh(north)) * 180) / Math.PI, longitude: (turned - 0.5) * 360 };
}

/** A tile and where it lies, in pixels from the window's corner. */
export interface PlacedTile extends Spot {
  readonly key: string;
  readonly tile: Tile;
}

/** The tiles that a window shows whose middle is a spot. Round the world they come again; beyond the poles there is none. */
export function tilesAround(middle: Spot, zoom: number, width: number, height: number): readonly PlacedTile[] {
  const [left, top] = [middle.x - width / 2, middle.y - height / 2];
  const count = 2 ** zoom;
  const placed: PlacedTile[] = [];
  for (let row = Math.max(0, Math.floor(top / TILE_PX)); row < Math.min(count, (top + height) / TILE_PX); row += 1)
    for (let column = Math.floor(left / TILE_PX); column < (left + width) / TILE_PX; column += 1)
      placed.push({
        key: `${zoom}/${column}/${row}`,
        tile: { x: ((column % count) + count) % count, y: row, zoom },
        x: Math.round(column * TILE_PX - left),
        y: Math.round(row * TILE_PX - top),
      });
  return placed;
}
