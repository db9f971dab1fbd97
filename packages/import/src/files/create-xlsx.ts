import { strToU8, zipSync } from 'fflate';

const XML_HEADER = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN_NAMESPACE = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE_NAMESPACE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE_NAMESPACE = 'http://schemas.openxmlformats.org/package/2006';

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const getColumnName = (index: number): string =>
  (index >= 26 ? String.fromCharCode(64 + Math.floor(index / 26)) : '') + String.fromCharCode(65 + (index % 26));

/** Creates an `.xlsx` file from sheets. All cells are texts, so that Excel interprets none as a formula. */
export function createXlsx(
  sheets: Readonly<Record<string, readonly (readonly string[])[]>>,
  more: Readonly<Record<string, Uint8Array>> = {},
): Uint8Array {
  const names = Object.keys(sheets);
  const sheetEntries = names.map(
    (name, at) => `<sheet name="${escapeXml(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`,
  );
  const relations = names.map(
    (_, at) =>
      `<Relationship Id="rId${at + 1}" Type="${OFFICE_NAMESPACE}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
  );
  const types = names.map(
    (_, at) =>
      `<Override PartName="/xl/worksheets/sheet${at + 1}.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/>`,
  );
  const parts: Record<string, Uint8Array> = {
    '[Content_Types].xml': strToU8(
      `${XML_HEADER}<Types xmlns="${PACKAGE_NAMESPACE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/>${types.join('')}</Types>`,
    ),
    '_rels/.rels': strToU8(
      `${XML_HEADER}<Relationships xmlns="${PACKAGE_NAMESPACE}/relationships"><Relationship Id="rId1" Type="${OFFICE_NAMESPACE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
    'xl/workbook.xml': strToU8(
      `${XML_HEADER}<workbook xmlns="${MAIN_NAMESPACE}" xmlns:r="${OFFICE_NAMESPACE}"><sheets>${sheetEntries.join('')}</sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `${XML_HEADER}<Relationships xmlns="${PACKAGE_NAMESPACE}/relationships">${relations.join('')}</Relationships>`,
    ),
  };
  names.forEach((name, at) => {
    const rows = sheets[name]!.map((row, r) => {
      const cells = row.map((cell, c) =>
        cell === ''
          ? ''
          : `<c r="${getColumnName(c)}${r + 1}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(cell)}</t></is></c>`,
      );
      return `<row r="${r + 1}">${cells.join('')}</row>`;
    });
    parts[`xl/worksheets/sheet${at + 1}.xml`] = strToU8(
      `${XML_HEADER}<worksheet xmlns="${MAIN_NAMESPACE}"><sheetData>${rows.join('')}</sheetData></worksheet>`,
    );
  });
  return zipSync({ ...parts, ...more });
}
