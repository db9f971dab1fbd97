import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';

/** Pixels to the inch: words can be read. */
const RESOLUTION = 72;
const GAP = 12;
const MOST_IN_A_ROW = 3;

/**
 * Takes pictures of a file's pages.
 *
 * @throws when poppler's `pdftoppm` is not there
 */
export function pagesOf(pdf: Uint8Array): readonly PNG[] {
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

/** Lays pages beside and below each other on a grey sheet. */
export function layPages(pages: readonly PNG[]): Uint8Array {
  const width = Math.max(...pages.map((page) => page.width)) + GAP;
  const height = Math.max(...pages.map((page) => page.height)) + GAP;
  const columns = Math.min(MOST_IN_A_ROW, pages.length);
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
