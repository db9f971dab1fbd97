import { crc32, deflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';

/** A file for Playwright's file chooser. */
export interface PictureFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** Returns a PNG with one color above another, which makes its orientation recognizable. */
export function createPng(name: string, size: { readonly width: number; readonly height: number }): PictureFile {
  const rows = Array.from({ length: size.height }, (_, y) => {
    const color = y < size.height / 2 ? [196, 43, 28] : [0, 108, 190];
    return Buffer.from([0, ...Array.from({ length: size.width }, () => color).flat()]);
  });
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size.width, 0);
  header.writeUInt32BE(size.height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const buffer = Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return { name, mimeType: 'image/png', buffer };
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const whole = Buffer.alloc(named.length + 8);
  whole.writeUInt32BE(data.length, 0);
  whole.set(named, 4);
  whole.writeUInt32BE(crc32(named), named.length + 4);
  return whole;
}

/** Returns a JPEG as taken by a rotated phone: stored in landscape, with an EXIF orientation. */
export async function createRotatedJpeg(page: Page, name: string): Promise<PictureFile> {
  const stored = Buffer.from(
    await page.evaluate(async () => {
      const canvas = new OffscreenCanvas(120, 80);
      const pen = canvas.getContext('2d');
      if (!pen) throw new Error('This browser has no 2D canvas');
      pen.fillStyle = 'orange';
      pen.fillRect(0, 0, 120, 80);
      const blob = await canvas.convertToBlob({ type: 'image/jpeg' });
      return [...new Uint8Array(await blob.arrayBuffer())];
    }),
  );
  return {
    name,
    mimeType: 'image/jpeg',
    buffer: Buffer.concat([stored.subarray(0, 2), exifRotation, stored.subarray(2)]),
  };
}

/** APP1 segment with one TIFF entry: Orientation (0x0112) = 6, rotate by 90 degrees clockwise. */
const exifRotation = Buffer.from(
  'ffe10022457869660000' + '4d4d002a00000008' + '0001' + '011200030000000100060000' + '00000000',
  'hex',
);
