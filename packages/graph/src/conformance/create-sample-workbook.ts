import { createStoredZip } from './create-stored-zip.ts';

const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN_NAMESPACE = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATION_NAMESPACE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const CONTENT_TYPE_PREFIX = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/**
 * Creates a workbook with two sheets; the first has the table `Towns` with two rows of a text, a date and a boolean.
 */
export function createSampleWorkbook(firstTown = 'Zürich'): Uint8Array {
  return createStoredZip({
    '[Content_Types].xml': `${XML_DECLARATION}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${createOverride('/xl/workbook.xml', 'sheet.main')}${createOverride('/xl/worksheets/sheet1.xml', 'worksheet')}${createOverride('/xl/worksheets/sheet2.xml', 'worksheet')}${createOverride('/xl/sharedStrings.xml', 'sharedStrings')}${createOverride('/xl/tables/table1.xml', 'table')}</Types>`,
    '_rels/.rels': createRelations(['officeDocument', 'xl/workbook.xml']),
    'xl/workbook.xml': `${XML_DECLARATION}<workbook xmlns="${MAIN_NAMESPACE}" xmlns:r="${RELATION_NAMESPACE}"><sheets><sheet name="Places" sheetId="1" r:id="rId1"/><sheet name="Empty" sheetId="2" r:id="rId2"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': createRelations(
      ['worksheet', 'worksheets/sheet1.xml'],
      ['worksheet', 'worksheets/sheet2.xml'],
      ['sharedStrings', 'sharedStrings.xml'],
    ),
    'xl/sharedStrings.xml': `${XML_DECLARATION}<sst xmlns="${MAIN_NAMESPACE}" count="4" uniqueCount="4"><si><t>Town</t></si><si><t>Since</t></si><si><t>Capital</t></si><si><t>${firstTown}</t></si></sst>`,
    'xl/worksheets/sheet1.xml': `${XML_DECLARATION}<worksheet xmlns="${MAIN_NAMESPACE}" xmlns:r="${RELATION_NAMESPACE}"><sheetData><row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="C1" t="s"><v>2</v></c></row><row r="2"><c r="A2" t="s"><v>3</v></c><c r="B2"><v>44197</v></c><c r="C2" t="b"><v>0</v></c></row><row r="3"><c r="A3" t="inlineStr"><is><t>Bern</t></is></c><c r="C3" t="b"><v>1</v></c></row></sheetData><tableParts count="1"><tablePart r:id="rId1"/></tableParts></worksheet>`,
    'xl/worksheets/_rels/sheet1.xml.rels': createRelations(['table', '../tables/table1.xml']),
    'xl/worksheets/sheet2.xml': `${XML_DECLARATION}<worksheet xmlns="${MAIN_NAMESPACE}"><sheetData/></worksheet>`,
    'xl/tables/table1.xml': `${XML_DECLARATION}<table xmlns="${MAIN_NAMESPACE}" id="1" name="Towns" displayName="Towns" ref="A1:C3" totalsRowShown="0"><autoFilter ref="A1:C3"/><tableColumns count="3"><tableColumn id="1" name="Town"/><tableColumn id="2" name="Since"/><tableColumn id="3" name="Capital"/></tableColumns><tableStyleInfo name="TableStyleMedium2" showFirstColumn="0" showLastColumn="0" showRowStripes="1" showColumnStripes="0"/></table>`,
  });
}

function createOverride(createPart: string, kind: string): string {
  return `<Override PartName="${createPart}" ContentType="${CONTENT_TYPE_PREFIX}.${kind}+xml"/>`;
}

function createRelations(...targets: readonly (readonly [kind: string, target: string])[]): string {
  const targetEntries = targets.map(
    ([kind, target], at) => `<Relationship Id="rId${at + 1}" Type="${RELATION_NAMESPACE}/${kind}" Target="${target}"/>`,
  );
  return `${XML_DECLARATION}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${targetEntries.join('')}</Relationships>`;
}
