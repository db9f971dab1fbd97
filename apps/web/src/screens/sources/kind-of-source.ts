import type { DataSourceRow } from '@tideform/sync';

/** What is told of a source's type: of a file, its format. */
export type SourceKind = Exclude<DataSourceRow['type'], 'sharepoint-file'> | 'csv' | 'json';

export const kindOfSource = ({ type, config }: Pick<DataSourceRow, 'type' | 'config'>): SourceKind =>
  type === 'sharepoint-file' ? (config.format === 'json' ? 'json' : 'csv') : type;
