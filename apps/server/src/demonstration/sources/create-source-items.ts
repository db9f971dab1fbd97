import type { DataSourceSettings } from '@tideform/contract';
import { deriveItemId } from '../derive-id.ts';
import { getTimeBeforeDemo } from '../making/create-team-items.ts';
import type { ContentItem, DemoContext, DemoLibrary } from '../making/demo-context.ts';
import { deriveFormIds } from '../making/ids.ts';
import { createWorkbook, TABLE_NAME } from './create-workbook.ts';
import type { DemoFileSource, DemoSource } from './demo-source.ts';

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
