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
  | 'H5'
  | 'H6'
  | 'P'
  | 'Sect'
  | 'Div'
  | 'Table'
  | 'TR'
  | 'TH'
  | 'TD'
  | 'Figure'
  | 'Link'
  | 'Caption'
  | 'L'
  | 'LI'
  | 'Lbl'
  | 'LBody'
  | 'BlockQuote';

export type Structure = PDFKit.PDFStructureElement;

export function addChild(
  doc: PDFKit.PDFDocument,
  parent: Structure,
  tag: StructureTag,
  options: { alt?: string; scope?: 'Column' } = {},
): Structure {
  const child = doc.struct(tag, options);
  parent.add(child);
  const depth = depthOf(parent) + (tag === 'Sect' ? 1 : 0);
  if (depth > 0) depths.set(child, depth);
  return child;
}

/** In how many sections an element lies. */
const depths = new WeakMap<Structure, number>();
const depthOf = (element: Structure): number => depths.get(element) ?? 0;

/** Of the heading before, by document. The title is the first. */
const lastRanks = new WeakMap<PDFKit.PDFDocument, number>();

/**
 * Which heading this is for those who do not see it: below the sections around it, and never two deeper than the one before.
 *
 * @param level as its author wrote it; none: the section's own title
 */
export function headingTag(doc: PDFKit.PDFDocument, parent: Structure, level?: number): StructureTag {
  const wanted = level === undefined ? depthOf(parent) + 1 : Math.max(2, level);
  const rank = Math.min(wanted, (lastRanks.get(doc) ?? 1) + 1, 6);
  lastRanks.set(doc, rank);
  return `H${rank as 2 | 3 | 4 | 5 | 6}`;
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
