import type { PrintDocument } from '@tideform/engine';

/** NOTE: of pdfkit's document, what its published types leave out. */
interface Described {
  _addInfo(): void;
  appendXML(xml: string): void;
}

/**
 * Says in the file's metadata what it is: its title and language, when it was made, and that it is meant to be read by everybody
 * (PDF/UA). pdfkit's own would put the title there as it is, with whatever `<` and `&` people write.
 */
export function describe(
  doc: PDFKit.PDFDocument,
  { title, language }: Pick<PrintDocument, 'title' | 'language'>,
  createdAt: Date,
): void {
  const described = doc as unknown as Described;
  const at = `${createdAt.toISOString().split('.')[0]}Z`;
  described._addInfo = () =>
    described.appendXML(`
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/"
  xmlns:pdf="http://ns.adobe.com/pdf/1.3/" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${asXml(title)}</rdf:li></rdf:Alt></dc:title>
<dc:language><rdf:Bag><rdf:li>${asXml(language)}</rdf:li></rdf:Bag></dc:language>
<xmp:CreateDate>${at}</xmp:CreateDate>
<xmp:CreatorTool>Tideform</xmp:CreatorTool>
<pdf:Producer>Tideform</pdf:Producer>
<pdfuaid:part>1</pdfuaid:part>
</rdf:Description>`);
}

const entities: Readonly<Record<string, string>> = { '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '&quot;' };

/** Characters that XML has no way to write are left out. */
const asXml = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[<>&"]/g, (letter) => entities[letter]!);
