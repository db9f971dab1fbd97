import { strToU8, zipSync } from 'fflate';

const SPREADSHEET_NAMESPACE = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONSHIPS_NAMESPACE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE_NAMESPACE = 'http://schemas.openxmlformats.org/package/2006/relationships';
const XML_HEADER = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';

export interface SheetOptions {
  readonly name: string;
  readonly state?: 'hidden';
  /** Content of `<sheetData>`. */
  readonly rows: string;
  /** Complete table parts, see `createTablePart`. */
  readonly tables?: readonly string[];
}

/** Creates the parts of a workbook in Excel's layout. */
export function createXlsxParts(
  sheets: readonly SheetOptions[],
  strings: readonly string[] = [],
): Record<string, string> {
  const parts: Record<string, string> = {
    '[Content_Types].xml': `${XML_HEADER}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>`,
    '_rels/.rels': createRelationships([`rId1 officeDocument xl/workbook.xml`]),
    'xl/workbook.xml': `${XML_HEADER}<workbook xmlns="${SPREADSHEET_NAMESPACE}" xmlns:r="${RELATIONSHIPS_NAMESPACE}"><sheets>${sheets
      .map(
        (sheet, at) =>
          `<sheet name="${sheet.name}" sheetId="${at + 1}"${sheet.state ? ` state="${sheet.state}"` : ''} r:id="rId${at + 1}"/>`,
      )
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': createRelationships([
      ...sheets.map((_, at) => `rId${at + 1} worksheet worksheets/sheet${at + 1}.xml`),
      `rId${sheets.length + 1} sharedStrings sharedStrings.xml`,
    ]),
    'xl/sharedStrings.xml': `${XML_HEADER}<sst xmlns="${SPREADSHEET_NAMESPACE}">${strings.join('')}</sst>`,
  };
  let number = 0;
  sheets.forEach(({ rows, tables = [] }, at) => {
    parts[`xl/worksheets/sheet${at + 1}.xml`] =
      `${XML_HEADER}<worksheet xmlns="${SPREADSHEET_NAMESPACE}"><sheetData>${rows}</sheetData></worksheet>`;
    const names = tables.map((table) => {
      parts[`xl/tables/table${++number}.xml`] = table;
      return `rId${number} table ../tables/table${number}.xml`;
    });
    parts[`xl/worksheets/_rels/sheet${at + 1}.xml.rels`] = createRelationships(names);
  });
  return parts;
}

export function zipParts(parts: Record<string, string>): Uint8Array {
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])));
}

export function createTablePart(
  name: string,
  ref: string,
  columns: readonly string[],
  more = 'totalsRowShown="0"',
): string {
  const listed = columns.map((column, at) => `<tableColumn id="${at + 1}" name="${column}"/>`).join('');
  return `${XML_HEADER}<table xmlns="${SPREADSHEET_NAMESPACE}" id="${name.length}" name="${name}" displayName="${name}" ref="${ref}" ${more}><autoFilter ref="${ref}"/><tableColumns count="${columns.length}">${listed}</tableColumns><tableStyleInfo name="TableStyleMedium2" showFirstColumn="0" showLastColumn="0" showRowStripes="1" showColumnStripes="0"/></table>`;
}

function createRelationships(lines: readonly string[]): string {
  const listed = lines
    .map((line) => line.split(' '))
    .map(
      ([id, kind, target]) => `<Relationship Id="${id}" Type="${RELATIONSHIPS_NAMESPACE}/${kind}" Target="${target}"/>`,
    );
  return `${XML_HEADER}<Relationships xmlns="${PACKAGE_NAMESPACE}">${listed.join('')}</Relationships>`;
}
