import type { Pen } from './pen.ts';
import type { Piece } from './piece.ts';

/** Draws the pieces on as many pages as needed. The document already has its first page. */
export function paginate(pen: Pen, pieces: readonly Piece[]): void {
  const { left, top, innerWidth, innerHeight } = pen.paper;
  const bottom = top + innerHeight;
  let y = top;

  pieces.forEach((piece, index) => {
    if (piece.isNewPage) {
      if (y > top) newPage();
      return;
    }
    if (piece.isSpace && y === top) return;
    if (y > top && y + computeNeededHeight(pieces, index, innerHeight) > bottom) {
      newPage();
      if (piece.isSpace) return;
      if (piece.repeat) {
        piece.repeat.draw({ x: left, y, width: innerWidth });
        y += piece.repeat.height;
      }
    }
    piece.draw({ x: left, y, width: innerWidth });
    y += piece.height;
  });

  function newPage(): void {
    pen.doc.addPage();
    y = top;
  }
}

/**
 * Returns the height required to start a piece on this page: its own, and that of the pieces that must stay on the same
 * page.
 */
function computeNeededHeight(pieces: readonly Piece[], from: number, pageHeight: number): number {
  let height = 0;
  for (let index = from; index < pieces.length; index += 1) {
    const piece = pieces[index] as Piece;
    if (piece.isNewPage || height + piece.height > pageHeight) break;
    height += piece.height;
    if (!piece.keepWithNext) break;
  }
  return height;
}
