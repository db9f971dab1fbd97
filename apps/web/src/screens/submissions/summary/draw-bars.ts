import type { DrawnBar } from '@tideform/submission-views';

/** Twice what paper shows, so that it is sharp there. */
const scale = 2;
const widthPx = 640;
const linePx = 12;
const heightPx = 120;
/** More lie side by side. */
const mostLying = 8;
/** A bar, and what it is compared with. Paper is white in every theme. */
const inks = { now: '#0c7c73', earlier: '#bdbdbd' };

/** Draws bars for paper, without words: those stand in the table beside it. `undefined`: nothing is to be seen. */
export async function drawBars(
  bars: readonly DrawnBar[],
  before: ReadonlyMap<string, number> | undefined,
): Promise<string | undefined> {
  const isLying = bars.length <= mostLying;
  const most = Math.max(0, ...bars.flatMap(({ id, count }) => [count, before?.get(id) ?? 0]));
  if (most === 0) return undefined;
  const height = isLying ? bars.length * linePx * (before ? 2 : 1.4) : heightPx;
  const canvas = new OffscreenCanvas(widthPx * scale, Math.ceil(height * scale));
  const pen = canvas.getContext('2d');
  if (!pen) return undefined;
  pen.scale(scale, scale);
  pen.fillStyle = '#ffffff';
  pen.fillRect(0, 0, widthPx, height);
  const room = (isLying ? height : widthPx) / bars.length;
  const thick = (room * 0.8) / (before ? 2 : 1);
  for (const [at, { id, count }] of bars.entries()) {
    for (const [turn, [ink, value]] of (
      [
        [inks.now, count],
        [inks.earlier, before?.get(id)],
      ] as const
    ).entries()) {
      if (value === undefined) continue;
      const start = at * room + turn * thick;
      const long = (value / most) * (isLying ? widthPx : height);
      pen.fillStyle = ink;
      if (isLying) pen.fillRect(0, start, long, thick);
      else pen.fillRect(start, height - long, thick, long);
    }
  }
  const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer());
  let letters = '';
  for (const byte of bytes) letters += String.fromCharCode(byte);
  return `data:image/png;base64,${btoa(letters)}`;
}
