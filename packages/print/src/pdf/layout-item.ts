import type { PrintBlock } from '@tideform/engine';
import type { StructureElement } from './structure.ts';

/** Position of a piece, in points from the top left corner of the page. */
export interface LayoutPosition {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/**
 * A box that is never split across pages. Layout turns blocks into pieces; pagination puts them on pages one after the
 * other. `draw` writes content into the piece's own structure elements.
 */
export interface LayoutItem {
  readonly height: number;
  /** Blank height at the bottom, included in `height`; omitted at the end of a cell. */
  readonly gapAfter?: number;
  /** Keeps the piece on the page of the next one, such as a heading, or a label with the first line of its answer. */
  readonly keepWithNext?: boolean;
  /** Blank space, omitted at the top of a page. */
  readonly isSpace?: boolean;
  /** Starts a new page and draws nothing. */
  readonly isNewPage?: boolean;
  /** Drawn again as an artifact at the top of each page that begins with this piece, such as a table's header row. */
  readonly repeat?: { readonly height: number; readonly draw: (place: LayoutPosition) => void };
  draw(place: LayoutPosition): void;
}

export function computeHeight(pieces: readonly LayoutItem[]): number {
  return pieces.reduce((sum, piece) => sum + piece.height, 0);
}

/**
 * Function that lays out the blocks inside a container. Containers receive it as a parameter, so that they don't depend
 * on all kinds of blocks.
 */
export type LayOutChildren = (
  parent: StructureElement,
  blocks: readonly PrintBlock[],
  width: number,
) => readonly LayoutItem[];
