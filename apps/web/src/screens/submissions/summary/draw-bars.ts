import type { ChartBar } from '@tideform/submission-views';

/** Pixel density of the picture: twice its printed size. */
const pixelDensity = 2;
const widthPx = 640;
const horizontalBarPx = 12;
const heightPx = 120;
/** Maximum bars drawn horizontally; more are drawn as columns. */
const maxHorizontal = 8;
/** Colors of a bar and its comparison. Paper is white in all themes. */
const barColors = { now: '#0c7c73', earlier: '#bdbdbd' };

/**
 * Draws bars as a PNG data URL for print, without labels: the table beside them has those. Returns `undefined` if all
 * bars are empty.
 */
export async function drawBars(
  bars: readonly ChartBar[],
  before: ReadonlyMap<string, number> | undefined,
): Promise<string | undefined> {
  const isHorizontal = bars.length <= maxHorizontal;
  const maxCount = Math.max(0, ...bars.flatMap(({ id, count }) => [count, before?.get(id) ?? 0]));
  if (maxCount === 0) return undefined;
  const height = isHorizontal ? bars.length * horizontalBarPx * (before ? 2 : 1.4) : heightPx;
  const canvas = new OffscreenCanvas(widthPx * pixelDensity, Math.ceil(height * pixelDensity));
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  context.scale(pixelDensity, pixelDensity);
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, widthPx, height);
  const space = (isHorizontal ? height : widthPx) / bars.length;
  const thickness = (space * 0.8) / (before ? 2 : 1);
  for (const [at, { id, count }] of bars.entries()) {
    for (const [series, [color, value]] of (
      [
        [barColors.now, count],
        [barColors.earlier, before?.get(id)],
      ] as const
    ).entries()) {
      if (value === undefined) continue;
      const start = at * space + series * thickness;
      const length = (value / maxCount) * (isHorizontal ? widthPx : height);
      context.fillStyle = color;
      if (isHorizontal) context.fillRect(0, start, length, thickness);
      else context.fillRect(start, height - length, thickness, length);
    }
  }
  const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer());
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return `data:image/png;base64,${btoa(binary)}`;
}
