import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import bwip from 'bwip-js/node';
import { PNG } from 'pngjs';
import { findChromium } from '../../e2e/find-chromium.ts';
import { launchOptions } from '../../e2e/launch-options.ts';

const size = { width: 640, height: 480 };
const FRAMES = 10;

/** The QR code that the fake camera shows. */
export const CAMERA_CODE = { value: 'NE-SC-00482', format: 'qr_code' } as const;

/** Starts a full Chromium whose fake camera shows a label with the QR code. */
export async function openCameraBrowser(): Promise<{ readonly browser: Browser; close(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'tideform-video-'));
  const video = join(folder, 'label.y4m');
  await writeVideo(video);
  const executablePath = findChromium({ isWhole: true });
  const camera = [
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
    `--use-file-for-fake-video-capture=${video}`,
  ];
  const browser = await chromium.launch({
    ...launchOptions,
    ...(executablePath && { executablePath }),
    args: [...launchOptions.args, ...camera],
  });
  return {
    browser,
    async close() {
      await browser.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Writes a video for the fake camera of Chromium: a label with the QR code, held still. */
async function writeVideo(path: string): Promise<void> {
  const code = PNG.sync.read(await bwip.toBuffer({ bcid: 'qrcode', text: CAMERA_CODE.value, scale: 8, padding: 8 }));
  const frame = Buffer.from(createGrayFrame(code));
  const head = Buffer.from(`YUV4MPEG2 W${size.width} H${size.height} F10:1 Ip A1:1 C420jpeg\n`);
  const frames = Array.from({ length: FRAMES }, () => [Buffer.from('FRAME\n'), frame]).flat();
  writeFileSync(path, Buffer.concat([head, ...frames]));
}

/** Returns one video frame as YUV 4:2:0: the QR code in the middle of a gray background. */
function createGrayFrame(code: PNG): Uint8Array {
  const pixels = size.width * size.height;
  const frame = new Uint8Array(pixels * 1.5).fill(128);
  const [left, top] = [(size.width - code.width) >> 1, (size.height - code.height) >> 1];
  for (let y = 0; y < code.height; y += 1) {
    for (let x = 0; x < code.width; x += 1) {
      const at = 4 * (y * code.width + x);
      const isInk = (code.data[at + 3] ?? 0) > 127 && (code.data[at] ?? 0) < 128;
      frame[(top + y) * size.width + left + x] = isInk ? 20 : 230;
    }
  }
  return frame;
}
