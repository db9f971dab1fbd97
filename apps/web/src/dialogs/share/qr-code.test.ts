import { createCodeReader, loadNodeDecoder } from '@tideform/components/testing/codes';
import { expect, it } from 'vitest';
import { createQrCode } from './qr-code.ts';

const scale = 4;

/** Renders a QR code as pixels, as a camera would see it. */
function renderModules({ size, path }: NonNullable<ReturnType<typeof createQrCode>>) {
  const width = size * scale;
  const data = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let pixel = 0; pixel < scale * scale; pixel += 1) {
      const across = Number(x) * scale + (pixel % scale);
      const down = Number(y) * scale + Math.floor(pixel / scale);
      data.fill(0, (down * width + across) * 4, (down * width + across) * 4 + 3);
    }
  }
  return { width, height: width, data, colorSpace: 'srgb' as const };
}

it.each(['https://tide.example/form/k7Qm2xVdR4', `https://tide.example/#data=${'ü%22'.repeat(300)}`])(
  'creates a QR code that a barcode reader decodes to the same URL',
  async (address) => {
    const found = await createCodeReader(await loadNodeDecoder()).readPicture(
      renderModules(createQrCode(address)!) as never,
    );
    expect(found).toEqual({ format: 'qr_code', value: address });
  },
);

it('returns undefined for a text that is too long', () => {
  expect(createQrCode('x'.repeat(4000))).toBeUndefined();
});
