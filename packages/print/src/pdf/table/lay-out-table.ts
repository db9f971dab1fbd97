import type { PrintBlock } from '@tideform/engine';
import type { Pictures } from '../../pictures/open-pictures.ts';
import { plain } from '../../rich-text/paragraph.ts';
import { layOutBlank } from '../lay-out-blank.ts';
import type { LayOutChildren } from '../lay-out-children.ts';
import { atEnd, layOutParagraph } from '../lay-out-text.ts';
import type { Pen } from '../pen.ts';
import type { Piece, Place } from '../piece.ts';
import { addChild, drawArtifact, type Structure } from '../structure.ts';
import { gaps, styles } from '../styles.ts';
import { columnBands, columnExtents, columnWidths } from './column-widths.ts';
import { createMeasure } from './extent.ts';
import { type Cell, cellWidth, drawFrame, type Grid, gridOf, leftOf, rowPiece, rowPieces } from './grid-rows.ts';

type Table = Extract<PrintBlock, { kind: 'table' }>;

interface Inside {
  readonly pictures: Pictures;
  readonly layOutChildren: LayOutChildren;
}

/**
 * One row is one piece unless it is as high as a page; the header row is drawn again on every page that the table reaches. A table
 * whose columns don't fit beside each other is drawn as several.
 */
export function layOutTable(
  pen: Pen,
  parent: Structure,
  table: Table,
  width: number,
  inside: Inside,
): readonly Piece[] {
  const { header, widthsOf = table.rows } = table;
  const measured = { header, rows: asCells(widthsOf) };
  const cells = widthsOf === table.rows ? measured.rows : asCells(table.rows);
  const extents = columnExtents(pen, measured, createMeasure(pen, inside.pictures));
  const padding = 2 * gaps.cell * pen.paper.scale;
  const amounts = header.map((_, column) => holdsAmounts(measured.rows, column));
  return columnBands(extents, width, padding).flatMap((columns, at) => {
    const of = <Value>(all: readonly Value[]): readonly Value[] =>
      columns.flatMap((column) => all.slice(column, column + 1));
    const band = {
      ...(at === 0 && table.caption !== undefined && { caption: table.caption }),
      header: of(header),
      cells: cells.map((row) => columns.map((column) => row[column])),
      amounts: of(amounts),
      widths: columnWidths(of(extents), Math.max(1, width - padding * Math.max(1, columns.length))),
    };
    return layOutBand(pen, parent, band, width, inside);
  });
}

/** Columns that stand beside each other. */
interface Band {
  readonly caption?: string;
  readonly header: readonly string[];
  readonly cells: readonly (readonly (PrintBlock | undefined)[])[];
  readonly amounts: Amounts;
  readonly widths: readonly number[];
}

function layOutBand(
  pen: Pen,
  parent: Structure,
  band: Band,
  width: number,
  { layOutChildren }: Inside,
): readonly Piece[] {
  const { amounts } = band;
  const grid = gridOf(pen, band.widths);
  const element = addChild(pen.doc, parent, 'Table');
  const caption = layOutCaption(pen, element, band, width);
  const header = layOutHeader(grid, element, band, amounts);
  const repeat = {
    height: header.height,
    draw: (place: Place) => drawRepeatedHeader(grid, band, place, header.height),
  };
  const rows = band.cells.flatMap((row) =>
    rowPieces(grid, layOutCells(grid, element, { row, amounts }, layOutChildren)),
  );
  const gapAfter = gaps.block * pen.paper.scale;
  const gap = { height: gapAfter, gapAfter, draw: () => {} };
  return [...caption, { ...header, keepWithNext: true }, ...rows.map((row) => ({ ...row, repeat })), gap];
}

function layOutCaption(
  pen: Pen,
  element: Structure,
  { caption }: Pick<Band, 'caption'>,
  width: number,
): readonly Piece[] {
  if (!caption) return [];
  return layOutParagraph(pen, addChild(pen.doc, element, 'Caption'), plain(caption), {
    style: styles.label,
    tag: 'P',
    width,
    gapAfter: 2 * gaps.pairLabel,
    keepWithNext: true,
  });
}

function layOutHeader(grid: Grid, element: Structure, { header }: Pick<Band, 'header'>, amounts: Amounts): Piece {
  const { pen } = grid;
  const row = addChild(pen.doc, element, 'TR');
  const cells = header.map((text, column) =>
    layOutParagraph(pen, addChild(pen.doc, row, 'TH', { scope: 'Column' }), plain(text), {
      style: styles.tableHead,
      tag: 'P',
      width: cellWidth(grid, column),
      gapAfter: 0,
      isAtEnd: amounts[column] === true,
    }),
  );
  return rowPiece(grid, cells, { isHeader: true });
}

function layOutCells(
  grid: Grid,
  element: Structure,
  { row, amounts }: { readonly row: Band['cells'][number]; readonly amounts: Amounts },
  layOutChildren: LayOutChildren,
): readonly Cell[] {
  const rowElement = addChild(grid.pen.doc, element, 'TR');
  return grid.widths.map((width, column) => {
    const block = row[column];
    // Most cells are a few words: their text is the cell's own, which halves what a large table has of structure.
    if (block?.kind === 'text' && typeof block.text === 'string') {
      const look = { style: styles.body, tag: 'TD', width, gapAfter: 0, isAtEnd: amounts[column] === true } as const;
      return layOutParagraph(grid.pen, rowElement, plain(block.text), look);
    }
    const cell = addChild(grid.pen.doc, rowElement, 'TD');
    if (block?.kind === 'blank') return layOutBlank(grid.pen, cell, block, width, true);
    return block ? layOutChildren(cell, [block], width) : [];
  });
}

/** Of each column: whether it holds numbers, which stand under each other at their end. */
type Amounts = readonly boolean[];

/** Digits with what groups them and at most a sign of a currency or a unit around them; no date, no time, no telephone. */
const AMOUNT = /^[-−+]?(\p{Sc}|[A-Z]{3})?\s?[-−]?\d+(?:[.,'’\s\u00A0\u202F]\d+)*\s?(\p{Sc}|[A-Z]{3}|%)?$/u;

function holdsAmounts(rows: readonly (readonly PrintBlock[])[], column: number): boolean {
  const texts = rows.map((row) => row[column]).map((block) => (block?.kind === 'text' ? block.text : block && ' '));
  const filled = texts.filter((text) => text !== undefined && text !== '' && text !== '–');
  return filled.length > 0 && filled.every((text) => typeof text === 'string' && AMOUNT.test(text));
}

const asCells = (rows: Table['rows']): Table['rows'] => rows.map((row) => row.map(asCell));

/** A cell needs no label: the column's header says it. */
function asCell(block: PrintBlock): PrintBlock {
  return block.kind === 'pair' ? { kind: 'text', text: block.value === '' ? '–' : block.value } : block;
}

function drawRepeatedHeader(
  grid: Grid,
  { header, amounts }: { readonly header: readonly string[]; readonly amounts: Amounts },
  place: Place,
  height: number,
): void {
  const { pen, padding } = grid;
  drawArtifact(pen.doc, 'Layout', () => {
    drawFrame(pen, place, height, true);
    header.forEach((text, column) => {
      const paragraph = plain(text);
      const width = cellWidth(grid, column);
      pen.wrap(paragraph, styles.tableHead, width).forEach((line, index) => {
        const y = place.y + padding + index * pen.lineHeight(styles.tableHead);
        const at = { x: leftOf(grid, place, column), y, width };
        pen.drawLine(
          paragraph,
          line,
          styles.tableHead,
          amounts[column] ? atEnd(pen, paragraph, line, styles.tableHead, at) : at,
        );
      });
    });
  });
}
