import type { GeoPoint, MapTile } from './maps.ts';

/** Width and height of a tile in pixels. */
export const TILE_PX = 256;

/** Maximum latitude of Web Mercator, which can't show the poles. */
const MAX_LATITUDE = 85.0511287798;

export const MAX_ZOOM = 19;

/** Point on the world map at a zoom level, in pixels from the northwest corner. */
export interface PixelPoint {
  readonly x: number;
  readonly y: number;
}

const getWorldSizePx = (zoom: number): number => TILE_PX * 2 ** zoom;

/** Projects a location to the world map with Web Mercator, which all tile providers use. */
export function projectToPixels({ latitude, longitude }: GeoPoint, zoom: number): PixelPoint {
  const clampedLatitude = Math.max(-MAX_LATITUDE, Math.min(MAX_LATITUDE, latitude));
  const sin = Math.sin((clampedLatitude * Math.PI) / 180);
  const north = Math.log((1 + sin) / (1 - sin)) / (4 * Math.PI);
  return { x: (longitude / 360 + 0.5) * getWorldSizePx(zoom), y: (0.5 - north) * getWorldSizePx(zoom) };
}

export function unprojectFromPixels({ x, y }: PixelPoint, zoom: number): GeoPoint {
  const worldSizePx = getWorldSizePx(zoom);
  const turned = (((x / worldSizePx) % 1) + 1) % 1;
  const north = Math.PI * (1 - (2 * Math.max(0, Math.min(worldSizePx, y))) / worldSizePx);
  return { latitude: (Math.atan(Math.sinh(north)) * 180) / Math.PI, longitude: (turned - 0.5) * 360 };
}

/** Tile and its position in pixels from the top left corner of the viewport. */
export interface PositionedTile extends PixelPoint {
  readonly key: string;
  readonly tile: MapTile;
}

/**
 * Returns the tiles of a viewport centered on a point. Tiles repeat around the world horizontally, but not beyond the
 * poles.
 */
export function getVisibleTiles(
  middle: PixelPoint,
  zoom: number,
  width: number,
  height: number,
): readonly PositionedTile[] {
  const [left, top] = [middle.x - width / 2, middle.y - height / 2];
  const count = 2 ** zoom;
  const placed: PositionedTile[] = [];
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
