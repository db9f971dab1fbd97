import type { PdfFonts } from '@tideform/print';
import PDFDocument from 'pdfkit';

const page = { width: 595.28, height: 841.89, margin: 40 } as const;
const size = 9;
const rowHeight = 20;

/** Renders the table with minimal pdfkit code: fixed columns, one line per cell, a header on each page, tagged. */
export function renderWithPdfkit(
  header: readonly string[],
  rows: readonly (readonly string[])[],
  fonts: PdfFonts,
): Promise<number> {
  const doc = new PDFDocument({ size: [page.width, page.height], margin: 0, font: null as never, tagged: true });
  doc.registerFont('regular', fonts.regular as Buffer).registerFont('bold', fonts.bold as Buffer);
  const width = (page.width - 2 * page.margin) / header.length;
  const root = doc.struct('Document');
  doc.addStructure(root);
  const table = doc.struct('Table');
  root.add(table);
  let y: number = page.margin;
  const drawRow = (cells: readonly string[], tag: 'TH' | 'TD') => {
    const row = doc.struct('TR');
    table.add(row);
    doc.font(tag === 'TH' ? 'bold' : 'regular').fontSize(size);
    cells.forEach((text, column) => {
      const cell = doc.struct(tag, {}, () => doc.text(text, page.margin + column * width, y, { lineBreak: false }));
      row.add(cell);
    });
    row.end();
    doc.markContent('Artifact', { type: 'Layout' });
    doc
      .moveTo(page.margin, y + rowHeight - 5)
      .lineTo(page.width - page.margin, y + rowHeight - 5)
      .stroke();
    doc.endMarkedContent();
    y += rowHeight;
  };
  drawRow(header, 'TH');
  for (const row of rows) {
    if (y + rowHeight > page.height - page.margin) {
      doc.addPage();
      y = page.margin;
      drawRow(header, 'TH');
    }
    drawRow(row, 'TD');
  }
  table.end();
  root.end();
  return new Promise((resolve) => {
    let bytes = 0;
    doc.on('data', (chunk: Uint8Array) => {
      bytes += chunk.length;
    });
    doc.on('end', () => resolve(bytes));
    doc.end();
  });
}
