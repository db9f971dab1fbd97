/**
 * Tagged structure: what assistive technology reads. Elements are made when blocks are laid out, in reading order;
 * content is added to them when pieces are drawn, so that one paragraph may lie on two pages.
 */
export type StructureTag =
  | 'Document'
  | 'H1'
  | 'H2'
  | 'H3'
  | 'H4'
  | 'P'
  | 'Sect'
  | 'Div'
  | 'Table'
  | 'TR'
  | 'TH'
  | 'TD'
  | 'Figure'
  | 'Caption';

export type Structure = PDFKit.PDFStructureElement;

export function addChild(
  doc: PDFKit.PDFDocument,
  parent: Structure,
  tag: StructureTag,
  options: { alt?: string; scope?: 'Column' } = {},
): Structure {
  const child = doc.struct(tag, options);
  parent.add(child);
  return child;
}

/** Draws content that belongs to `element`. */
export function drawAs(doc: PDFKit.PDFDocument, element: Structure, tag: StructureTag, draw: () => void): void {
  const content = doc.markStructureContent(tag);
  draw();
  doc.endMarkedContent();
  element.add(content);
}

/** Draws what carries no meaning (lines, repeated headers, page numbers): readers skip it. */
export function drawArtifact(doc: PDFKit.PDFDocument, type: 'Layout' | 'Pagination', draw: () => void): void {
  doc.markContent('Artifact', { type });
  draw();
  doc.endMarkedContent();
}
