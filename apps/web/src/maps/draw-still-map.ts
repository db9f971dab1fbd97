import type { StillMap } from '@tideform/components/kit/maps/map-source.ts';
import type { Maps } from '@tideform/components/kit/maps/maps.ts';
import { type PlacedTile, spotOf, TILE_PX, tilesAround } from '@tideform/components/kit/maps/mercator.ts';

/** As wide as the specification has it, as high as a map in a form is unless its author says otherwise. */
const SIZE_PX = { width: 640, height: 300 };
/** Paper does not wait longer for a provider. */
const WAIT_MS = 5_000;

interface Provider {
  readonly maps: Maps;
  readonly language: string;
  readonly fetch: typeof globalThis.fetch;
}

/**
 * Draws a place on its map, with the pin and whose map it is, where no page is: for paper.
 *
 * @returns a PNG; `undefined` where the provider has no maps
 * @throws when it does not answer, or answers with something else
 */
export async function drawStillMap(
  { mapTypeId, zoom, ...point }: StillMap,
  { maps, language, fetch }: Provider,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const addressOf = await maps.tiles?.(mapTypeId, language);
  if (!addressOf) return undefined;
  const signal = AbortSignal.timeout(WAIT_MS);
  const { width, height } = SIZE_PX;
  const canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext('2d')!;
  const draw = async ({ tile, x, y }: PlacedTile): Promise<void> => {
    const response = await fetch(addressOf(tile), { credentials: 'omit', signal });
    if (!response.ok) throw new Error(`The provider of maps answers ${response.status}`);
    const picture = await createImageBitmap(await response.blob());
    pen.drawImage(picture, x, y, TILE_PX, TILE_PX);
    picture.close();
  };
  await Promise.all(tilesAround(spotOf(point, zoom), zoom, width, height).map(draw));
  drawPin(pen);
  drawAttribution(pen, maps.attribution);
  const png = await canvas.convertToBlob({ type: 'image/png' });
  return new Uint8Array(await png.arrayBuffer());
}

/** The pin of maps in forms, its tip in the middle. */
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

function drawAttribution(pen: OffscreenCanvasRenderingContext2D, words: string): void {
  pen.font = '11px sans-serif';
  const { width } = pen.measureText(words);
  pen.fillStyle = 'white';
  pen.fillRect(SIZE_PX.width - width - 8, SIZE_PX.height - 17, width + 8, 17);
  pen.fillStyle = 'dimgray';
  pen.fillText(words, SIZE_PX.width - width - 4, SIZE_PX.height - 5);
}
