import type { DataSourceSettings } from '@tideform/contract';
import { strToU8, zipSync } from 'fflate';
import { deriveItemId } from '../derive-id.ts';
import { getTimeBeforeDemo } from '../making/create-form-items.ts';
import { type ContentItem, type DemoContext, type DemoLibrary, deriveFormIds } from '../making/demo-context.ts';
import type { DemoFileSource, DemoSource } from './all-sources.ts';

/**
 * Creates the file of a data source in the root folder of the team's library.
 * @returns an empty list if the source has no file
 */
export function createSourceItems(context: DemoContext, source: DemoSource): readonly ContentItem[] {
  if (!('fileName' in source)) return [];
  const { id, team, fileName } = source;
  const bytes = isWorkbook(source) ? createWorkbook(source) : createCsv(source);
  const version = { values: {}, by: context.teams[team].ownerId, at: getTimeBeforeDemo(context), bytes };
  const itemId = deriveItemId('source', team, id);
  return [{ id: itemId, parentId: context.libraries[team].rootId, name: fileName, versions: [version] }];
}

const isWorkbook = ({ fileName }: Pick<DemoFileSource, 'fileName'>): boolean => fileName.endsWith('.xlsx');

function createCsv({ columns, rows }: DemoFileSource): Uint8Array {
  const text = [columns, ...rows].map((cells) => cells.map(formatCsvCell).join(',')).join('\r\n');
  return new TextEncoder().encode(`${text}\r\n`);
}

const formatCsvCell = (cell: string | number): string =>
  /[",\r\n]/.test(`${cell}`) ? `"${`${cell}`.replaceAll('"', '""')}"` : `${cell}`;

/** Returns the settings of a data source. @param peopleListId ID of the site's list of users */
export function getSourceSettings(
  { siteId, driveId, listId }: Pick<DemoLibrary, 'siteId' | 'driveId' | 'listId'>,
  source: DemoSource,
  peopleListId: string,
): DataSourceSettings {
  const { title } = source;
  if ('isPeople' in source) return { type: 'team-members', title, config: { siteId, listId: peopleListId } };
  if ('submissionsOf' in source) {
    const { form: formId } = deriveFormIds({ key: source.submissionsOf });
    return { type: 'form-submissions', title, config: { siteId, listId, formId } };
  }
  const { fileName: path } = source;
  return isWorkbook(source)
    ? { type: 'excel-online', title, config: { siteId, driveId, path, tableId: TABLE_NAME } }
    : { type: 'sharepoint-file', title, config: { format: 'csv', siteId, driveId, path } };
}

const XML_HEADER = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const SPREADSHEET_NAMESPACE = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONSHIPS_NAMESPACE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE_NAMESPACE = 'http://schemas.openxmlformats.org/package/2006/relationships';
const CONTENT_TYPE_PREFIX = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Name of the table in a workbook. Graph accepts the name as the table's ID. */
const TABLE_NAME = 'Rows';

/** Creates an Excel workbook whose table contains the rows of a data source. Supports fewer than 26 columns. */
export function createWorkbook({
  columns,
  rows,
  title,
}: Pick<DemoFileSource, 'columns' | 'rows' | 'title'>): Uint8Array {
  const range = `A1:${getColumnLetter(columns.length - 1)}${rows.length + 1}`;
  const lines = [columns, ...rows].map(
    (cells, at) => `<row r="${at + 1}">${cells.map(createCellRenderer(at + 1)).join('')}</row>`,
  );
  const tableColumns = columns.map((name, at) => `<tableColumn id="${at + 1}" name="${escapeXml(name)}"/>`).join('');
  return zipSync({
    '[Content_Types].xml': encodePart(
      `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${[
        ['/xl/workbook.xml', 'sheet.main'],
        ['/xl/worksheets/sheet1.xml', 'worksheet'],
        ['/xl/tables/table1.xml', 'table'],
      ]
        .map(([name, type]) => `<Override PartName="${name}" ContentType="${CONTENT_TYPE_PREFIX}.${type}+xml"/>`)
        .join('')}</Types>`,
    ),
    '_rels/.rels': encodeRelationships('officeDocument', 'xl/workbook.xml'),
    'xl/workbook.xml': encodePart(
      `<workbook xmlns="${SPREADSHEET_NAMESPACE}" xmlns:r="${RELATIONSHIPS_NAMESPACE}"><sheets><sheet name="${escapeXml(title)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': encodeRelationships('worksheet', 'worksheets/sheet1.xml'),
    'xl/worksheets/sheet1.xml': encodePart(
      `<worksheet xmlns="${SPREADSHEET_NAMESPACE}" xmlns:r="${RELATIONSHIPS_NAMESPACE}"><sheetData>${lines.join('')}</sheetData><tableParts count="1"><tablePart r:id="rId1"/></tableParts></worksheet>`,
    ),
    'xl/worksheets/_rels/sheet1.xml.rels': encodeRelationships('table', '../tables/table1.xml'),
    'xl/tables/table1.xml': encodePart(
      `<table xmlns="${SPREADSHEET_NAMESPACE}" id="1" name="${TABLE_NAME}" displayName="${TABLE_NAME}" ref="${range}" totalsRowShown="0"><autoFilter ref="${range}"/><tableColumns count="${columns.length}">${tableColumns}</tableColumns><tableStyleInfo name="TableStyleMedium2" showRowStripes="1"/></table>`,
    ),
  });
}

const getColumnLetter = (at: number): string => String.fromCharCode('A'.charCodeAt(0) + at);

const createCellRenderer =
  (line: number) =>
  (cell: string | number, at: number): string => {
    const reference = `r="${getColumnLetter(at)}${line}"`;
    if (typeof cell === 'number') return `<c ${reference}><v>${cell}</v></c>`;
    return `<c ${reference} t="inlineStr"><is><t>${escapeXml(cell)}</t></is></c>`;
  };

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const encodePart = (xml: string): Uint8Array => strToU8(XML_HEADER + xml);

const encodeRelationships = (kind: string, target: string): Uint8Array =>
  encodePart(
    `<Relationships xmlns="${PACKAGE_NAMESPACE}"><Relationship Id="rId1" Type="${RELATIONSHIPS_NAMESPACE}/${kind}" Target="${target}"/></Relationships>`,
  );
