import { type DataSource, dataSource } from '@tideform/contract';
import type { ListItem } from '@tideform/graph';
import { z } from 'zod/mini';

const longestTitle = 255;

/** A row of the list as former programs wrote it: settings are JSON in columns of text. */
const oldFields = z.looseObject({
  dataSourceId: z.nullish(z.string()),
  title: z.nullish(z.string()),
  Title: z.nullish(z.string()),
  type: z.string(),
  config: z.string(),
  previewConfig: z.nullish(z.string()),
});

/** The data source of a row; `undefined` when it is none. */
export function readOldDataSource(row: Pick<ListItem, 'id' | 'fields'>): DataSource | undefined {
  const fields = oldFields.safeParse(row.fields);
  if (!fields.success) return undefined;
  const { dataSourceId, title, Title, type, config, previewConfig } = fields.data;
  const source = dataSource.safeParse({
    id: dataSourceId || row.id,
    title: (title || Title || '').slice(0, longestTitle),
    type,
    config: parsed(config),
    ...(previewConfig && { previewConfig: parsed(previewConfig) }),
  });
  return source.success ? source.data : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
