import { type DataSourceSettings, dataSourceSettings } from '@tideform/contract';

/** What is said of a data source, as the server takes it; `undefined`: something is missing or wrong. */
export function readSettings(settings: {
  readonly type: DataSourceSettings['type'];
  readonly title: string;
  readonly config: Readonly<Record<string, string>>;
  readonly previewConfig?: Readonly<Record<string, string>>;
}): DataSourceSettings | undefined {
  const read = dataSourceSettings.safeParse(settings);
  return read.success ? read.data : undefined;
}
