import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';

/** Resolution in pixels per inch, high enough to read the text. */
const RESOLUTION = 72;
const GAP = 12;
const MAX_COLUMNS = 3;

/**
 * Renders the pages of a PDF as pictures.
 *
 * @throws if poppler's `pdftoppm` is missing
 */
export function renderPages(pdf: Uint8Array): readonly PNG[] {
  const folder = mkdtempSync(join(tmpdir(), 'template-'));
  try {
    writeFileSync(join(folder, 'paper.pdf'), pdf);
    execFileSync('pdftoppm', ['-r', `${RESOLUTION}`, '-png', join(folder, 'paper.pdf'), join(folder, 'page')]);
    const pictures = readdirSync(folder).filter((name) => name.endsWith('.png'));
    return pictures.sort().map((name) => PNG.sync.read(readFileSync(join(folder, name))));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Arranges pages in rows on a gray sheet and returns it as PNG. */
export function arrangePages(pages: readonly PNG[]): Uint8Array {
  const width = Math.max(...pages.map((page) => page.width)) + GAP;
  const height = Math.max(...pages.map((page) => page.height)) + GAP;
  const columns = Math.min(MAX_COLUMNS, pages.length);
  const rows = Math.ceil(pages.length / columns);
  const sheet = new PNG({ width: columns * width + GAP, height: rows * height + GAP });
  sheet.data.fill(0xc0);
  for (let at = 3; at < sheet.data.length; at += 4) sheet.data[at] = 0xff;
  for (const [index, page] of pages.entries()) {
    const left = GAP + (index % columns) * width;
    PNG.bitblt(page, sheet, 0, 0, page.width, page.height, left, GAP + Math.floor(index / columns) * height);
  }
  return PNG.sync.write(sheet);
}
