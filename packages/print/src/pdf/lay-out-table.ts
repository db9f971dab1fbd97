import type { PrintBlock } from '@tideform/engine';
import type { LayOutChildren } from './lay-out-children.ts';
import { layOutParagraph, plain } from './lay-out-text.ts';
import type { Pen } from './pen.ts';
import { heightOf, type Piece, type Place } from './piece.ts';
import { addChild, drawArtifact, type Structure } from './structure.ts';
import { colors, gaps, styles } from './styles.ts';

type Table = Extract<PrintBlock, { kind: 'table' }>;

interface Cell {
  readonly pieces: readonly Piece[];
}

/** One row is one piece; the header row is drawn again on every page that the table reaches. */
export function layOutTable(
  pen: Pen,
  parent: Structure,
  table: Table,
  width: number,
  layOutChildren: LayOutChildren,
): readonly Piece[] {
  const columnCount = Math.max(1, table.header.length);
  const padding = gaps.cell * pen.paper.scale;
  const cellWidth = width / columnCount;
  const textWidth = cellWidth - 2 * padding;
  const element = addChild(pen.doc, parent, 'Table');

  const caption = table.caption
    ? layOutParagraph(pen, addChild(pen.doc, element, 'Caption'), plain(table.caption), {
        style: styles.label,
        tag: 'P',
        width,
        gapAfter: gaps.pairLabel,
        keepWithNext: true,
      })
    : [];

  const headerRow = addChild(pen.doc, element, 'TR');
  const header = rowPiece(
    table.header.map((text) => ({
      pieces: layOutParagraph(pen, addChild(pen.doc, headerRow, 'TH', { scope: 'Column' }), plain(text), {
        style: styles.tableHead,
        tag: 'P',
        width: textWidth,
        gapAfter: 0,
      }),
    })),
    true,
  );
  const repeat = { height: header.height, draw: (place: Place) => drawRepeatedHeader(place, header.height) };

  const rows = table.rows.map((row) => {
    const rowElement = addChild(pen.doc, element, 'TR');
    return {
      ...rowPiece(
        Array.from({ length: columnCount }, (_, index) => {
          const cell = addChild(pen.doc, rowElement, 'TD');
          const block = row[index];
          return { pieces: block ? layOutChildren(cell, [asCell(block)], textWidth) : [] };
        }),
        false,
      ),
      repeat,
    };
  });
  return [
    ...caption,
    { ...header, keepWithNext: true },
    ...rows,
    { height: gaps.block * pen.paper.scale, draw: () => {} },
  ];

  function rowPiece(cells: readonly Cell[], isHeader: boolean): Piece {
    const height = Math.max(0, ...cells.map((cell) => heightOf(cell.pieces))) + 2 * padding;
    return {
      height,
      draw(place) {
        drawArtifact(pen.doc, 'Layout', () => drawFrame(place, height, isHeader));
        cells.forEach((cell, index) => {
          let y = place.y + padding;
          for (const piece of cell.pieces) {
            piece.draw({ x: cellX(place, index) + padding, y, width: textWidth });
            y += piece.height;
          }
        });
      },
    };
  }

  function cellX(place: Place, index: number): number {
    return place.x + cellWidth * (pen.direction === 'rtl' ? columnCount - 1 - index : index);
  }

  function drawFrame(place: Place, height: number, isHeader: boolean): void {
    if (isHeader) pen.doc.rect(place.x, place.y, place.width, height).fill(colors.tint);
    const bottom = place.y + height;
    pen.doc.lineWidth(0.5).strokeColor(colors.line);
    pen.doc
      .moveTo(place.x, bottom)
      .lineTo(place.x + place.width, bottom)
      .stroke();
  }

  function drawRepeatedHeader(place: Place, height: number): void {
    drawArtifact(pen.doc, 'Layout', () => {
      drawFrame(place, height, true);
      table.header.forEach((text, index) => {
        const paragraph = plain(text);
        pen.wrap(paragraph, styles.tableHead, textWidth).forEach((line, lineIndex) => {
          const y = place.y + padding + lineIndex * pen.lineHeight(styles.tableHead);
          pen.drawLine(paragraph, line, styles.tableHead, { x: cellX(place, index) + padding, y, width: textWidth });
        });
      });
    });
  }
}

/** A cell needs no label: the column's header says it. */
function asCell(block: PrintBlock): PrintBlock {
  return block.kind === 'pair' ? { kind: 'text', text: block.value === '' ? '–' : block.value } : block;
}
