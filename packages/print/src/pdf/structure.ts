/**
 * Tags of the structure tree, which assistive technology reads. Elements are created during layout, in reading order;
 * their content is added when pieces are drawn, so that a paragraph can span two pages.
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

export type StructureElement = PDFKit.PDFStructureElement;

export function addChildElement(
  doc: PDFKit.PDFDocument,
  parent: StructureElement,
  tag: StructureTag,
  options: { alt?: string; scope?: 'Column' } = {},
): StructureElement {
  const child = doc.struct(tag, options);
  parent.add(child);
  const depth = getDepth(parent) + (tag === 'Sect' ? 1 : 0);
  if (depth > 0) depths.set(child, depth);
  return child;
}

/** Maps a structure element to the number of sections around it. */
const depths = new WeakMap<StructureElement, number>();
const getDepth = (element: StructureElement): number => depths.get(element) ?? 0;

/** Maps a document to the level of its previous heading. The title is the first heading. */
const lastLevels = new WeakMap<PDFKit.PDFDocument, number>();

/**
 * Returns the heading tag for the structure tree: below the surrounding sections, and at most one level deeper than the
 * previous heading.
 *
 * @param level the author's level; absent for the title of a section
 */
export function getHeadingTag(doc: PDFKit.PDFDocument, parent: StructureElement, level?: number): StructureTag {
  const wantedLevel = level === undefined ? getDepth(parent) + 1 : Math.max(2, level);
  const headingLevel = Math.min(wantedLevel, (lastLevels.get(doc) ?? 1) + 1, 6);
  lastLevels.set(doc, headingLevel);
  return `H${headingLevel as 2 | 3 | 4 | 5 | 6}`;
}

/** Draws content that belongs to `element`. */
export function drawTagged(
  doc: PDFKit.PDFDocument,
  element: StructureElement,
  tag: StructureTag,
  draw: () => void,
): void {
  const content = doc.markStructureContent(tag);
  draw();
  doc.endMarkedContent();
  element.add(content);
}

/** Draws content without meaning (lines, repeated headers, page numbers), which screen readers skip. */
export function drawArtifact(doc: PDFKit.PDFDocument, type: 'Layout' | 'Pagination', draw: () => void): void {
  doc.markContent('Artifact', { type });
  draw();
  doc.endMarkedContent();
}
