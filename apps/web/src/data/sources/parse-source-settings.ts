import { type DataSourceSettings, dataSourceSettings } from '@tideform/contract';

/** Parses the settings of a data source; `undefined` if a setting is missing or invalid. */
export function parseSourceSettings(settings: {
  readonly type: DataSourceSettings['type'];
  readonly title: string;
  readonly config: Readonly<Record<string, string>>;
  readonly previewConfig?: Readonly<Record<string, string>>;
}): DataSourceSettings | undefined {
  const result = dataSourceSettings.safeParse(settings);
  return result.success ? result.data : undefined;
}
