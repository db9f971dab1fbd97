import { type DataSource, dataSource } from '@tideform/contract';
import type { ListItem } from '@tideform/graph';
import { z } from 'zod/mini';

const MAX_TITLE_LENGTH = 255;

/** Row of the legacy SharePoint list, as written by older releases: settings are JSON in text columns. */
const legacyFields = z.looseObject({
  dataSourceId: z.nullish(z.string()),
  title: z.nullish(z.string()),
  Title: z.nullish(z.string()),
  type: z.string(),
  config: z.string(),
  previewConfig: z.nullish(z.string()),
});

/** Parses a row of the legacy SharePoint list. @returns `undefined` if the row isn't a valid data source */
export function parseLegacyDataSource(row: Pick<ListItem, 'id' | 'fields'>): DataSource | undefined {
  const fields = legacyFields.safeParse(row.fields);
  if (!fields.success) return undefined;
  const { dataSourceId, title, Title, type, config, previewConfig } = fields.data;
  const source = dataSource.safeParse({
    id: dataSourceId || row.id,
    title: (title || Title || '').slice(0, MAX_TITLE_LENGTH),
    type,
    config: parseJson(config),
    ...(previewConfig && { previewConfig: parseJson(previewConfig) }),
  });
  return source.success ? source.data : undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
