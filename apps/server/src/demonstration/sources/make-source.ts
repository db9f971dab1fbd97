import type { DataSourceSettings } from '@tideform/contract';
import { deriveItemId } from '../derive-id.ts';
import { foundedAt } from '../making/make-team.ts';
import type { ContentItem, DemoWorld } from '../making/world.ts';
import type { DemoSource } from './demo-source.ts';
import { makeWorkbook, TABLE } from './make-workbook.ts';

/** The file of a source, in the top folder of its team's library. */
export function makeSource(world: DemoWorld, source: DemoSource): ContentItem {
  const { id, team, fileName } = source;
  const bytes = isWorkbook(source) ? makeWorkbook(source) : makeCsv(source);
  const version = { values: {}, by: world.teams[team].ownerId, at: foundedAt(world), bytes };
  return {
    id: deriveItemId('source', team, id),
    parentId: world.libraries[team].rootId,
    name: fileName,
    versions: [version],
  };
}

const isWorkbook = ({ fileName }: Pick<DemoSource, 'fileName'>): boolean => fileName.endsWith('.xlsx');

function makeCsv({ columns, rows }: DemoSource): Uint8Array {
  const text = [columns, ...rows].map((cells) => cells.map(cellOf).join(',')).join('\r\n');
  return new TextEncoder().encode(`${text}\r\n`);
}

const cellOf = (cell: string | number): string =>
  /[",\r\n]/.test(`${cell}`) ? `"${`${cell}`.replaceAll('"', '""')}"` : `${cell}`;

/** What the server is told of it. */
export function describeSource(
  { siteId, driveId }: { readonly siteId: string; readonly driveId: string },
  { title, fileName }: DemoSource,
): DataSourceSettings {
  if (isWorkbook({ fileName }))
    return { type: 'excel-online', title, config: { siteId, driveId, path: fileName, tableId: TABLE } };
  return { type: 'sharepoint-file', title, config: { format: 'csv', siteId, driveId, path: fileName } };
}
