import type { PrintBlock } from '@tideform/engine';
import type { Pictures } from '../../pictures/open-pictures.ts';
import { createPlainParagraph } from '../../rich-text/paragraph.ts';
import { layOutBlank } from '../lay-out-blank.ts';
import type { LayOutChildren } from '../lay-out-children.ts';
import { alignToEnd, layOutParagraph } from '../lay-out-text.ts';
import type { Pen } from '../pen.ts';
import type { Piece, Place } from '../piece.ts';
import { addChild, drawArtifact, type Structure } from '../structure.ts';
import { gaps, styles } from '../styles.ts';
import { computeColumnExtents, computeColumnWidths, splitColumns } from './column-widths.ts';
import { createMeasure } from './extent.ts';
import {
  type Cell,
  createGrid,
  createRowPiece,
  createRowPieces,
  drawFrame,
  type Grid,
  getCellLeft,
  getCellWidth,
} from './grid-rows.ts';

type Table = Extract<PrintBlock, { kind: 'table' }>;

interface TableContext {
  readonly pictures: Pictures;
  readonly layOutChildren: LayOutChildren;
}

/**
 * Lays out a table. Each row is one piece unless it is higher than a page; the header row is repeated on every page of
 * the table. A table with too many columns is drawn as several tables.
 */
export function layOutTable(
  pen: Pen,
  parent: Structure,
  table: Table,
  width: number,
  context: TableContext,
): readonly Piece[] {
  const { header, widthsOf = table.rows } = table;
  const measuredTable = { header, rows: toCells(widthsOf) };
  const cells = widthsOf === table.rows ? measuredTable.rows : toCells(table.rows);
  const extents = computeColumnExtents(pen, measuredTable, createMeasure(pen, context.pictures));
  const padding = 2 * gaps.cell * pen.paper.scale;
  const areAmounts = header.map((_, column) => holdsAmounts(measuredTable.rows, column));
  return splitColumns(extents, width, padding).flatMap((columns, at) => {
    const pickColumns = <Value>(values: readonly Value[]): readonly Value[] =>
      columns.flatMap((column) => values.slice(column, column + 1));
    const band = {
      ...(at === 0 && table.caption !== undefined && { caption: table.caption }),
      header: pickColumns(header),
      cells: cells.map((row) => columns.map((column) => row[column])),
      amounts: pickColumns(areAmounts),
      widths: computeColumnWidths(pickColumns(extents), Math.max(1, width - padding * Math.max(1, columns.length))),
    };
    return layOutBand(pen, parent, band, width, context);
  });
}

/** Columns of a wide table that fit side by side on the page. */
interface ColumnBand {
  readonly caption?: string;
  readonly header: readonly string[];
  readonly cells: readonly (readonly (PrintBlock | undefined)[])[];
  readonly amounts: AmountFlags;
  readonly widths: readonly number[];
}

function layOutBand(
  pen: Pen,
  parent: Structure,
  band: ColumnBand,
  width: number,
  { layOutChildren }: TableContext,
): readonly Piece[] {
  const { amounts } = band;
  const grid = createGrid(pen, band.widths);
  const element = addChild(pen.doc, parent, 'Table');
  const caption = layOutCaption(pen, element, band, width);
  const header = layOutHeader(grid, element, band, amounts);
  const repeat = {
    height: header.height,
    draw: (place: Place) => drawRepeatedHeader(grid, band, place, header.height),
  };
  const rows = band.cells.flatMap((row) =>
    createRowPieces(grid, layOutCells(grid, element, { row, amounts }, layOutChildren)),
  );
  const gapAfter = gaps.block * pen.paper.scale;
  const gap = { height: gapAfter, gapAfter, draw: () => {} };
  return [...caption, { ...header, keepWithNext: true }, ...rows.map((row) => ({ ...row, repeat })), gap];
}

function layOutCaption(
  pen: Pen,
  element: Structure,
  { caption }: Pick<ColumnBand, 'caption'>,
  width: number,
): readonly Piece[] {
  if (!caption) return [];
  return layOutParagraph(pen, addChild(pen.doc, element, 'Caption'), createPlainParagraph(caption), {
    style: styles.label,
    tag: 'P',
    width,
    gapAfter: 2 * gaps.pairLabel,
    keepWithNext: true,
  });
}

function layOutHeader(
  grid: Grid,
  element: Structure,
  { header }: Pick<ColumnBand, 'header'>,
  amounts: AmountFlags,
): Piece {
  const { pen } = grid;
  const row = addChild(pen.doc, element, 'TR');
  const cells = header.map((text, column) =>
    layOutParagraph(pen, addChild(pen.doc, row, 'TH', { scope: 'Column' }), createPlainParagraph(text), {
      style: styles.tableHead,
      tag: 'P',
      width: getCellWidth(grid, column),
      gapAfter: 0,
      isAtEnd: amounts[column] === true,
    }),
  );
  return createRowPiece(grid, cells, { isHeader: true });
}

function layOutCells(
  grid: Grid,
  element: Structure,
  { row, amounts }: { readonly row: ColumnBand['cells'][number]; readonly amounts: AmountFlags },
  layOutChildren: LayOutChildren,
): readonly Cell[] {
  const rowElement = addChild(grid.pen.doc, element, 'TR');
  return grid.widths.map((width, column) => {
    const block = row[column];
    // Most cells are short texts. Adding the text directly to the cell's element halves the structure tree of a large
    // table.
    if (block?.kind === 'text' && typeof block.text === 'string') {
      const textOptions = {
        style: styles.body,
        tag: 'TD',
        width,
        gapAfter: 0,
        isAtEnd: amounts[column] === true,
      } as const;
      return layOutParagraph(grid.pen, rowElement, createPlainParagraph(block.text), textOptions);
    }
    const cell = addChild(grid.pen.doc, rowElement, 'TD');
    if (block?.kind === 'blank') return layOutBlank(grid.pen, cell, block, width, true);
    return block ? layOutChildren(cell, [block], width) : [];
  });
}

/** Whether each column contains numbers, which are aligned to the end of the column. */
type AmountFlags = readonly boolean[];

/**
 * Matches a number with group separators and at most a currency or percent sign, but not a date, time or phone number.
 */
const AMOUNT_PATTERN = /^[-−+]?(\p{Sc}|[A-Z]{3})?\s?[-−]?\d+(?:[.,'’\s\u00A0\u202F]\d+)*\s?(\p{Sc}|[A-Z]{3}|%)?$/u;

function holdsAmounts(rows: readonly (readonly PrintBlock[])[], column: number): boolean {
  const texts = rows.map((row) => row[column]).map((block) => (block?.kind === 'text' ? block.text : block && ' '));
  const filledTexts = texts.filter((text) => text !== undefined && text !== '' && text !== '–');
  return filledTexts.length > 0 && filledTexts.every((text) => typeof text === 'string' && AMOUNT_PATTERN.test(text));
}

const toCells = (rows: Table['rows']): Table['rows'] => rows.map((row) => row.map(toCell));

/** Converts a block for a cell, without its label, which the column header shows. */
function toCell(block: PrintBlock): PrintBlock {
  return block.kind === 'pair' ? { kind: 'text', text: block.value === '' ? '–' : block.value } : block;
}

function drawRepeatedHeader(
  grid: Grid,
  { header, amounts }: { readonly header: readonly string[]; readonly amounts: AmountFlags },
  place: Place,
  height: number,
): void {
  const { pen, padding } = grid;
  drawArtifact(pen.doc, 'Layout', () => {
    drawFrame(pen, place, height, true);
    header.forEach((text, column) => {
      const paragraph = createPlainParagraph(text);
      const width = getCellWidth(grid, column);
      pen.wrap(paragraph, styles.tableHead, width).forEach((line, index) => {
        const y = place.y + padding + index * pen.lineHeight(styles.tableHead);
        const at = { x: getCellLeft(grid, place, column), y, width };
        pen.drawLine(
          paragraph,
          line,
          styles.tableHead,
          amounts[column] ? alignToEnd(pen, paragraph, line, styles.tableHead, at) : at,
        );
      });
    });
  });
}
