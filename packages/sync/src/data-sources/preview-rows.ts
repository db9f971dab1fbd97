import type { GraphClient } from '@tideform/graph';
import type { DataSourceRow } from '../database/data-source-rows.ts';
import type { AnswersGraph } from '../library/whole-answers.ts';
import type { ReadTables } from '../ports.ts';
import { openFile, rowsOfFile } from './pull/pull-file.ts';
import { readListPage } from './pull/read-list.ts';
import { rowReaders } from './pull/row-readers.ts';
import { withCompleteRows } from './pull/whole-rows.ts';

/** Part of the Graph client that reads the rows of a source. */
export type SourceGraph = AnswersGraph & Pick<GraphClient, 'rows'>;

const pageSize = 100;

/**
 * Loads the first rows of a data source with the given settings, for a preview. The rows aren't stored on the device.
 *
 * @throws Failed, GraphError; GraphOutage
 */
export async function previewRows(
  graph: SourceGraph,
  { type, config }: Pick<DataSourceRow, 'type' | 'config'>,
  most: number,
  readTables?: ReadTables,
): Promise<readonly unknown[]> {
  const rows: unknown[] = [];
  for await (const row of rowsFrom(graph, type, config, readTables)) {
    rows.push(row);
    if (rows.length >= most) break;
  }
  return rows;
}

async function* rowsFrom(
  graph: SourceGraph,
  type: DataSourceRow['type'],
  config: DataSourceRow['config'],
  readTables: ReadTables | undefined,
): AsyncGenerator<unknown> {
  if (type === 'sharepoint-file' || type === 'excel-online') {
    yield* rowsOfFile(graph, type, config, await openFile(graph, config), readTables);
    return;
  }
  const read = rowReaders[type].read(config);
  for (let link: string | undefined; ; ) {
    const page = await readListPage(graph, type, config, { link, top: pageSize });
    for (const change of await withCompleteRows(graph, type, config, page.rows)) {
      const row = change.deleted ? undefined : read(change);
      if (row) yield row;
    }
    link = page.nextLink;
    if (link === undefined) return;
  }
}
