import { encode } from 'uqr';

/** QR code. `size` is the number of squares per side, including a quiet zone of four squares on each side. */
export interface QrCode {
  readonly size: number;
  /** SVG path of the dark squares. */
  readonly path: string;
}

/** Width of the blank margin around the code in squares, as the standard requires. */
const quietZone = 4;

/** Creates a QR code; `undefined` if the text is too long. */
export function createQrCode(text: string): QrCode | undefined {
  try {
    const { size, data } = encode(text, { ecc: 'M', border: quietZone });
    const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
    return { size, path: dark.join('') };
  } catch (cause) {
    if (cause instanceof RangeError) return undefined;
    throw cause;
  }
}

export function renderQrSvg({ size, path }: QrCode): Blob {
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`;
  return new Blob([picture], { type: 'image/svg+xml' });
}

/** Minimum side length of the image in pixels, so that it is sharp on a poster. */
const minSizePx = 1024;

export async function renderQrPng({ size, path }: QrCode): Promise<Blob> {
  const scale = Math.ceil(minSizePx / size);
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = size * scale;
  const context = canvas.getContext('2d')!;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.scale(scale, scale);
  context.fillStyle = '#000';
  context.fill(new Path2D(path));
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The canvas returned no image'))), 'image/png'),
  );
}
