import type { PrintBlock } from '@tideform/engine';
import type { Pictures } from '../../pictures/pictures.ts';
import { createPlainParagraph } from '../../rich-text/paragraph.ts';
import { layOutBlank } from '../lay-out-blank.ts';
import { alignToEnd, layOutParagraph } from '../lay-out-text.ts';
import type { LayOutChildren, LayoutItem, LayoutPosition } from '../layout-item.ts';
import type { PdfWriter } from '../pdf-writer.ts';
import { addChildElement, drawArtifact, type StructureElement } from '../structure.ts';
import { gaps, textStyles } from '../styles.ts';
import { computeColumnExtents, computeColumnWidths, createBlockMeasurer, splitColumns } from './column-widths.ts';
import {
  createRowItem,
  createRowItems,
  createTableGrid,
  drawRowFrame,
  getCellLeft,
  getCellWidth,
  type TableCell,
  type TableGrid,
} from './grid-rows.ts';

type TableBlock = Extract<PrintBlock, { kind: 'table' }>;

interface TableContext {
  readonly pictures: Pictures;
  readonly layOutChildren: LayOutChildren;
}

/**
 * Lays out a table. Each row is one piece unless it is higher than a page; the header row is repeated on every page of
 * the table. A table with too many columns is drawn as several tables.
 */
export function layOutTable(
  writer: PdfWriter,
  parent: StructureElement,
  table: TableBlock,
  width: number,
  context: TableContext,
): readonly LayoutItem[] {
  const { header, widthsOf = table.rows } = table;
  const measuredTable = { header, rows: toTableCells(widthsOf) };
  const cells = widthsOf === table.rows ? measuredTable.rows : toTableCells(table.rows);
  const extents = computeColumnExtents(writer, measuredTable, createBlockMeasurer(writer, context.pictures));
  const padding = 2 * gaps.cell * writer.pageArea.scale;
  const areAmounts = header.map((_, column) => containsOnlyAmounts(measuredTable.rows, column));
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
    return layOutBand(writer, parent, band, width, context);
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
  writer: PdfWriter,
  parent: StructureElement,
  band: ColumnBand,
  width: number,
  { layOutChildren }: TableContext,
): readonly LayoutItem[] {
  const { amounts } = band;
  const grid = createTableGrid(writer, band.widths);
  const element = addChildElement(writer.doc, parent, 'Table');
  const caption = layOutCaption(writer, element, band, width);
  const header = layOutHeader(grid, element, band, amounts);
  const repeat = {
    height: header.height,
    draw: (position: LayoutPosition) => drawRepeatedHeader(grid, band, position, header.height),
  };
  const rows = band.cells.flatMap((row) =>
    createRowItems(grid, layOutCells(grid, element, { row, amounts }, layOutChildren)),
  );
  const gapAfter = gaps.block * writer.pageArea.scale;
  const gap = { height: gapAfter, gapAfter, draw: () => {} };
  return [...caption, { ...header, keepWithNext: true }, ...rows.map((row) => ({ ...row, repeat })), gap];
}

function layOutCaption(
  writer: PdfWriter,
  element: StructureElement,
  { caption }: Pick<ColumnBand, 'caption'>,
  width: number,
): readonly LayoutItem[] {
  if (!caption) return [];
  return layOutParagraph(writer, addChildElement(writer.doc, element, 'Caption'), createPlainParagraph(caption), {
    style: textStyles.label,
    tag: 'P',
    width,
    gapAfter: 2 * gaps.pairLabel,
    keepWithNext: true,
  });
}

function layOutHeader(
  grid: TableGrid,
  element: StructureElement,
  { header }: Pick<ColumnBand, 'header'>,
  amounts: AmountFlags,
): LayoutItem {
  const { pen: writer } = grid;
  const row = addChildElement(writer.doc, element, 'TR');
  const cells = header.map((text, column) =>
    layOutParagraph(writer, addChildElement(writer.doc, row, 'TH', { scope: 'Column' }), createPlainParagraph(text), {
      style: textStyles.tableHead,
      tag: 'P',
      width: getCellWidth(grid, column),
      gapAfter: 0,
      isAtEnd: amounts[column] === true,
    }),
  );
  return createRowItem(grid, cells, { isHeader: true });
}

function layOutCells(
  grid: TableGrid,
  element: StructureElement,
  { row, amounts }: { readonly row: ColumnBand['cells'][number]; readonly amounts: AmountFlags },
  layOutChildren: LayOutChildren,
): readonly TableCell[] {
  const rowElement = addChildElement(grid.pen.doc, element, 'TR');
  return grid.widths.map((width, column) => {
    const block = row[column];
    // Most cells are short texts. Adding the text directly to the cell's element halves the structure tree of a large
    // table.
    if (block?.kind === 'text' && typeof block.text === 'string') {
      const textOptions = {
        style: textStyles.body,
        tag: 'TD',
        width,
        gapAfter: 0,
        isAtEnd: amounts[column] === true,
      } as const;
      return layOutParagraph(grid.pen, rowElement, createPlainParagraph(block.text), textOptions);
    }
    const cell = addChildElement(grid.pen.doc, rowElement, 'TD');
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

function containsOnlyAmounts(rows: readonly (readonly PrintBlock[])[], column: number): boolean {
  const texts = rows.map((row) => row[column]).map((block) => (block?.kind === 'text' ? block.text : block && ' '));
  const filledTexts = texts.filter((text) => text !== undefined && text !== '' && text !== '–');
  return filledTexts.length > 0 && filledTexts.every((text) => typeof text === 'string' && AMOUNT_PATTERN.test(text));
}

const toTableCells = (rows: TableBlock['rows']): TableBlock['rows'] => rows.map((row) => row.map(toTableCell));

/** Converts a block for a cell, without its label, which the column header shows. */
function toTableCell(block: PrintBlock): PrintBlock {
  return block.kind === 'pair' ? { kind: 'text', text: block.value === '' ? '–' : block.value } : block;
}

function drawRepeatedHeader(
  grid: TableGrid,
  { header, amounts }: { readonly header: readonly string[]; readonly amounts: AmountFlags },
  position: LayoutPosition,
  height: number,
): void {
  const { pen: writer, padding } = grid;
  drawArtifact(writer.doc, 'Layout', () => {
    drawRowFrame(writer, position, height, true);
    header.forEach((text, column) => {
      const paragraph = createPlainParagraph(text);
      const width = getCellWidth(grid, column);
      writer.wrap(paragraph, textStyles.tableHead, width).forEach((line, index) => {
        const y = position.y + padding + index * writer.lineHeight(textStyles.tableHead);
        const at = { x: getCellLeft(grid, position, column), y, width };
        writer.drawLine(
          paragraph,
          line,
          textStyles.tableHead,
          amounts[column] ? alignToEnd(writer, paragraph, line, textStyles.tableHead, at) : at,
        );
      });
    });
  });
}
