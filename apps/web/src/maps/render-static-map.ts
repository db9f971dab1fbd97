import type { StaticMap } from '@tideform/components/kit/maps/map-source.ts';
import type { Maps } from '@tideform/components/kit/maps/maps.ts';
import {
  getVisibleTiles,
  type PositionedTile,
  projectToPixels,
  TILE_PX,
} from '@tideform/components/kit/maps/mercator.ts';

/** Size of static maps in pixels: the width is from the specification, the height is the default of maps in forms. */
const SIZE_PX = { width: 640, height: 300 };
/** Maximum time in milliseconds that a PDF waits for a map provider. */
const WAIT_MS = 5_000;

interface StaticMapProvider {
  readonly maps: Maps;
  readonly language: string;
  readonly fetch: typeof globalThis.fetch;
}

/**
 * Renders a location on a map with a pin and the attribution, without a page, for PDFs.
 *
 * @returns a PNG; `undefined` if the provider has no maps
 * @throws if the provider doesn't respond or its response isn't a tile
 */
export async function renderStaticMap(
  { mapTypeId, zoom, ...point }: StaticMap,
  { maps, language, fetch }: StaticMapProvider,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const getTileUrl = await maps.tiles?.(mapTypeId, language);
  if (!getTileUrl) return undefined;
  const signal = AbortSignal.timeout(WAIT_MS);
  const { width, height } = SIZE_PX;
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d')!;
  const draw = async ({ tile, x, y }: PositionedTile): Promise<void> => {
    const response = await fetch(getTileUrl(tile), { credentials: 'omit', signal });
    if (!response.ok) throw new Error(`The map provider returned status ${response.status}`);
    const picture = await createImageBitmap(await response.blob());
    context.drawImage(picture, x, y, TILE_PX, TILE_PX);
    picture.close();
  };
  await Promise.all(getVisibleTiles(projectToPixels(point, zoom), zoom, width, height).map(draw));
  drawPin(context);
  drawAttribution(context, maps.attribution);
  const png = await canvas.convertToBlob({ type: 'image/png' });
  return new Uint8Array(await png.arrayBuffer());
}

/** Draws the same pin as on maps in forms, with its tip in the center. */
function drawPin(pen: OffscreenCanvasRenderingContext2D): void {
  pen.save();
  pen.translate(SIZE_PX.width / 2 - 20, SIZE_PX.height / 2 - 50);
  pen.lineWidth = 2.5;
  pen.strokeStyle = 'white';
  pen.fillStyle = 'teal';
  const shape = new Path2D('M20 2a17 17 0 0 1 17 17c0 11-12 22-17 31C15 41 3 30 3 19A17 17 0 0 1 20 2Z');
  pen.fill(shape);
  pen.stroke(shape);
  pen.fillStyle = 'white';
  pen.fill(new Path2D('M20 14a5 5 0 0 1 0 10a5 5 0 0 1 0-10Z'));
  pen.restore();
}

function drawAttribution(pen: OffscreenCanvasRenderingContext2D, text: string): void {
  pen.font = '11px sans-serif';
  const { width } = pen.measureText(text);
  pen.fillStyle = 'white';
  pen.fillRect(SIZE_PX.width - width - 8, SIZE_PX.height - 17, width + 8, 17);
  pen.fillStyle = 'dimgray';
  pen.fillText(text, SIZE_PX.width - width - 4, SIZE_PX.height - 5);
}
