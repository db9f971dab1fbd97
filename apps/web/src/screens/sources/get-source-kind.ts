import type { DataSourceRow } from '@tideform/sync';

/** Kind of a data source as shown to users: its type, or the format of a file. */
export type SourceKind = Exclude<DataSourceRow['type'], 'sharepoint-file'> | 'csv' | 'json';

export const getSourceKind = ({ type, config }: Pick<DataSourceRow, 'type' | 'config'>): SourceKind =>
  type === 'sharepoint-file' ? (config.format === 'json' ? 'json' : 'csv') : type;
