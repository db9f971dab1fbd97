import { encode } from 'uqr';

/** A code of squares. One side of the picture is `size` squares, four of them empty at each edge. */
export interface QrPicture {
  readonly size: number;
  /** The dark squares, as the path of an SVG. */
  readonly path: string;
}

/** As the standard has it, so that every scanner finds the code. */
const quietZone = 4;

/** `undefined`: longer than a code can be. */
export function drawQr(text: string): QrPicture | undefined {
  try {
    const { size, data } = encode(text, { ecc: 'M', border: quietZone });
    const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
    return { size, path: dark.join('') };
  } catch (cause) {
    if (cause instanceof RangeError) return undefined;
    throw cause;
  }
}

export function qrAsSvg({ size, path }: QrPicture): Blob {
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`;
  return new Blob([picture], { type: 'image/svg+xml' });
}

/** Side of the picture at least: sharp on a poster. */
const leastPx = 1024;

export async function qrAsPng({ size, path }: QrPicture): Promise<Blob> {
  const scale = Math.ceil(leastPx / size);
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = size * scale;
  const context = canvas.getContext('2d')!;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.scale(scale, scale);
  context.fillStyle = '#000';
  context.fill(new Path2D(path));
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture was made'))), 'image/png'),
  );
}
