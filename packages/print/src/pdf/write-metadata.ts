import type { PrintDocument } from '@tideform/engine';

/** NOTE: members of pdfkit's document that its published types lack. */
interface DocumentWithMetadata {
  _addInfo(): void;
  appendXML(xml: string): void;
}

/**
 * Writes the file's XMP metadata: title, language, creation date and the PDF/UA identifier. pdfkit's own metadata would
 * contain the title with unescaped `<` and `&`.
 */
export function writeMetadata(
  doc: PDFKit.PDFDocument,
  { title, language }: Pick<PrintDocument, 'title' | 'language'>,
  createdAt: Date,
): void {
  const metadataDocument = doc as unknown as DocumentWithMetadata;
  const at = `${createdAt.toISOString().split('.')[0]}Z`;
  metadataDocument._addInfo = () =>
    metadataDocument.appendXML(`
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/"
  xmlns:pdf="http://ns.adobe.com/pdf/1.3/" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(title)}</rdf:li></rdf:Alt></dc:title>
<dc:language><rdf:Bag><rdf:li>${escapeXml(language)}</rdf:li></rdf:Bag></dc:language>
<xmp:CreateDate>${at}</xmp:CreateDate>
<xmp:CreatorTool>Tideform</xmp:CreatorTool>
<pdf:Producer>Tideform</pdf:Producer>
<pdfuaid:part>1</pdfuaid:part>
</rdf:Description>`);
}

const xmlEntities: Readonly<Record<string, string>> = { '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '&quot;' };

/** Removes characters that XML can't represent. */
const escapeXml = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[<>&"]/g, (letter) => xmlEntities[letter]!);
