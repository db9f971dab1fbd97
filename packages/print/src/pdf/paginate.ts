import type { LayoutItem } from './layout-item.ts';
import type { PdfWriter } from './pdf-writer.ts';

/** Draws the pieces on as many pages as needed. The document already has its first page. */
export function paginate(writer: PdfWriter, items: readonly LayoutItem[]): void {
  const { left, top, innerWidth, innerHeight } = writer.pageArea;
  const bottom = top + innerHeight;
  let y = top;

  items.forEach((item, index) => {
    if (item.isNewPage) {
      if (y > top) newPage();
      return;
    }
    if (item.isSpace && y === top) return;
    if (y > top && y + computeNeededHeight(items, index, innerHeight) > bottom) {
      newPage();
      if (item.isSpace) return;
      if (item.repeat) {
        item.repeat.draw({ x: left, y, width: innerWidth });
        y += item.repeat.height;
      }
    }
    item.draw({ x: left, y, width: innerWidth });
    y += item.height;
  });

  function newPage(): void {
    writer.doc.addPage();
    y = top;
  }
}

/**
 * Returns the height required to start a piece on this page: its own, and that of the pieces that must stay on the same
 * page.
 */
function computeNeededHeight(items: readonly LayoutItem[], from: number, pageHeight: number): number {
  let height = 0;
  for (let index = from; index < items.length; index += 1) {
    const item = items[index] as LayoutItem;
    if (item.isNewPage || height + item.height > pageHeight) break;
    height += item.height;
    if (!item.keepWithNext) break;
  }
  return height;
}
