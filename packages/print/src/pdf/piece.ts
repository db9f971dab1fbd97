/** Where a piece is drawn, in points from the top left corner of the page. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/**
 * A box that is never split over two pages. Layout turns blocks into pieces; paging puts them on pages one after
 * the other. `draw` writes content that belongs to the piece's own structure elements.
 */
export interface Piece {
  readonly height: number;
  /** Part of the height that is empty below: a cell ends without it. */
  readonly gapAfter?: number;
  /** Stays on the page of the piece after it: a heading, a label with the first line of its answer. */
  readonly keepWithNext?: boolean;
  /** Draws nothing, and takes no room at the top of a page. */
  readonly isSpace?: boolean;
  /** Starts a new page and draws nothing. */
  readonly isNewPage?: boolean;
  /** Drawn again, as an artifact, on top of each new page on which this piece comes first: a table's header row. */
  readonly repeat?: { readonly height: number; readonly draw: (place: Place) => void };
  draw(place: Place): void;
}

export function heightOf(pieces: readonly Piece[]): number {
  return pieces.reduce((sum, piece) => sum + piece.height, 0);
}
