import { type GraphClient, operations } from '@tideform/graph';
import type { DataSourceRow } from '../database/data-source-rows.ts';
import type { AnswersGraph } from '../library/whole-answers.ts';
import { openFile, rowsOfFile } from './bring/bring-file.ts';
import { rowReaders } from './bring/row-readers.ts';
import { wholeRows } from './bring/whole-rows.ts';

/** What of a client reads the rows of a source. */
export type SourceGraph = AnswersGraph & Pick<GraphClient, 'rows'>;

const pageSize = 100;

/**
 * The first rows that a source with these settings has, asked for now and kept nowhere.
 * @throws Failed, GraphError; GraphOutage
 */
export async function previewRows(
  graph: SourceGraph,
  { type, config }: Pick<DataSourceRow, 'type' | 'config'>,
  most: number,
): Promise<readonly unknown[]> {
  const rows: unknown[] = [];
  for await (const row of rowsFrom(graph, type, config)) {
    rows.push(row);
    if (rows.length >= most) break;
  }
  return rows;
}

async function* rowsFrom(
  graph: SourceGraph,
  type: DataSourceRow['type'],
  config: DataSourceRow['config'],
): AsyncGenerator<unknown> {
  if (type === 'sharepoint-file' || type === 'excel-online') {
    yield* rowsOfFile(graph, type, config, await openFile(graph, config));
    return;
  }
  const reader = rowReaders[type];
  const read = reader.read(config);
  const place = { siteId: String(config.siteId), listId: String(config.listId) };
  const changes = { query: { expand: reader.expand, top: pageSize } };
  for (let link: string | undefined; ; ) {
    const page = await graph.page(operations.listSiteListItemChanges, place, { ...changes, ...(link && { link }) });
    for (const change of await wholeRows(graph, type, config, page.rows)) {
      const row = change.deleted ? undefined : read(change);
      if (row) yield row;
    }
    link = page.nextLink;
    if (link === undefined) return;
  }
}
