import type { GraphClient } from '@tideform/graph';
import type { DataSourceRow } from '../database/data-source-rows.ts';
import type { AnswersGraphClient } from '../library/with-complete-answers.ts';
import type { ReadWorkbookTables } from '../ports.ts';
import { fetchListPage, rowConverters, withCompleteRows } from './pull/list-source-rows.ts';
import { fetchSourceFileItem, readFileRows } from './pull/pull-file.ts';

/** Part of the Graph client that reads the rows of a source. */
export type SourceGraphClient = AnswersGraphClient & Pick<GraphClient, 'rows'>;

const pageSize = 100;

/**
 * Loads the first rows of a data source with the given settings, for a preview. The rows aren't stored on the device.
 *
 * @throws FailureError, GraphError; GraphOutage
 */
export async function loadPreviewRows(
  graph: SourceGraphClient,
  { type, config }: Pick<DataSourceRow, 'type' | 'config'>,
  maxRows: number,
  readTables?: ReadWorkbookTables,
): Promise<readonly unknown[]> {
  const rows: unknown[] = [];
  for await (const row of readSourceRows(graph, type, config, readTables)) {
    rows.push(row);
    if (rows.length >= maxRows) break;
  }
  return rows;
}

async function* readSourceRows(
  graph: SourceGraphClient,
  type: DataSourceRow['type'],
  config: DataSourceRow['config'],
  readTables: ReadWorkbookTables | undefined,
): AsyncGenerator<unknown> {
  if (type === 'sharepoint-file' || type === 'excel-online') {
    yield* readFileRows(graph, type, config, await fetchSourceFileItem(graph, config), readTables);
    return;
  }
  const read = rowConverters[type].createConverter(config);
  for (let link: string | undefined; ; ) {
    const page = await fetchListPage(graph, type, config, { link, top: pageSize });
    for (const change of await withCompleteRows(graph, type, config, page.rows)) {
      const row = change.deleted ? undefined : read(change);
      if (row) yield row;
    }
    link = page.nextLink;
    if (link === undefined) return;
  }
}
