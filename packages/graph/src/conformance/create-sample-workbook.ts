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

/** Creates a ZIP file with uncompressed entries. */
function createStoredZip(files: Readonly<Record<string, string>>): Uint8Array {
  const localEntries: number[] = [];
  const directory: number[] = [];
  const entries = Object.entries(files).map(([name, text]) => [encodeText(name), encodeText(text)] as const);
  for (const [name, content] of entries) {
    const start = localEntries.length;
    const sizes = [
      ...toUint32Bytes(computeCrc32(content)),
      ...toUint32Bytes(content.length),
      ...toUint32Bytes(content.length),
      ...toUint16Bytes(name.length),
    ];
    // Version 2.0, no flags, stored without compression, dated January 1, 1980.
    const header = [
      ...toUint16Bytes(20),
      ...toUint16Bytes(0),
      ...toUint16Bytes(0),
      ...toUint16Bytes(0),
      ...toUint16Bytes(33),
      ...sizes,
      ...toUint16Bytes(0),
    ];
    localEntries.push(...toUint32Bytes(0x04034b50), ...header, ...name, ...content);
    directory.push(
      ...toUint32Bytes(0x02014b50),
      ...toUint16Bytes(20),
      ...header,
      ...createZeros(10),
      ...toUint32Bytes(start),
      ...name,
    );
  }
  const count = toUint16Bytes(entries.length);
  const end = [
    ...toUint32Bytes(0x06054b50),
    ...createZeros(4),
    ...count,
    ...count,
    ...toUint32Bytes(directory.length),
    ...toUint32Bytes(localEntries.length),
  ];
  return Uint8Array.from([...localEntries, ...directory, ...end, ...createZeros(2)]);
}

const encodeText = (text: string) => new TextEncoder().encode(text);
const toUint16Bytes = (value: number) => [value & 255, (value >>> 8) & 255];
const toUint32Bytes = (value: number) => [...toUint16Bytes(value), ...toUint16Bytes(value >>> 16)];
const createZeros = (count: number) => new Array<number>(count).fill(0);

function computeCrc32(bytes: Uint8Array): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}
