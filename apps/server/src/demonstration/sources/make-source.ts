import type { DataSourceSettings } from '@tideform/contract';
import { deriveItemId } from '../derive-id.ts';
import type { ContentItem, DemoLibrary, DemoWorld } from '../making/demo-world.ts';
import { formIds } from '../making/ids.ts';
import { foundedAt } from '../making/make-team.ts';
import type { DemoFileSource, DemoSource } from './demo-source.ts';
import { makeWorkbook, TABLE } from './make-workbook.ts';

/**
 * Creates the file of a data source in the root folder of the team's library.
 * @returns an empty list if the source has no file
 */
export function makeSource(world: DemoWorld, source: DemoSource): readonly ContentItem[] {
  if (!('fileName' in source)) return [];
  const { id, team, fileName } = source;
  const bytes = isWorkbook(source) ? makeWorkbook(source) : makeCsv(source);
  const version = { values: {}, by: world.teams[team].ownerId, at: foundedAt(world), bytes };
  const itemId = deriveItemId('source', team, id);
  return [{ id: itemId, parentId: world.libraries[team].rootId, name: fileName, versions: [version] }];
}

const isWorkbook = ({ fileName }: Pick<DemoFileSource, 'fileName'>): boolean => fileName.endsWith('.xlsx');

function makeCsv({ columns, rows }: DemoFileSource): Uint8Array {
  const text = [columns, ...rows].map((cells) => cells.map(cellOf).join(',')).join('\r\n');
  return new TextEncoder().encode(`${text}\r\n`);
}

const cellOf = (cell: string | number): string =>
  /[",\r\n]/.test(`${cell}`) ? `"${`${cell}`.replaceAll('"', '""')}"` : `${cell}`;

/** Returns the settings of a data source. @param peopleListId ID of the site's list of users */
export function describeSource(
  { siteId, driveId, listId }: Pick<DemoLibrary, 'siteId' | 'driveId' | 'listId'>,
  source: DemoSource,
  peopleListId: string,
): DataSourceSettings {
  const { title } = source;
  if ('isPeople' in source) return { type: 'team-members', title, config: { siteId, listId: peopleListId } };
  if ('submissionsOf' in source) {
    const { form: formId } = formIds({ key: source.submissionsOf });
    return { type: 'form-submissions', title, config: { siteId, listId, formId } };
  }
  const { fileName: path } = source;
  return isWorkbook(source)
    ? { type: 'excel-online', title, config: { siteId, driveId, path, tableId: TABLE } }
    : { type: 'sharepoint-file', title, config: { format: 'csv', siteId, driveId, path } };
}
