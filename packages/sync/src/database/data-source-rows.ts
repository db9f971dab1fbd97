/** Rows of data sources and of what is cached of them; see `rows.ts` for the others. */
export interface DataSourceRow {
  readonly id: string;
  readonly teamId: string;
  readonly listItemId?: string;
  readonly title: string;
  readonly type: 'sharepoint-list' | 'sharepoint-file' | 'excel-online' | 'form-submissions' | 'team-members';
  readonly config: Readonly<Record<string, unknown>>;
  readonly previewConfig?: Readonly<Record<string, unknown>>;
  readonly systemManaged?: boolean;
  readonly sync: { readonly enabled: boolean; readonly includePreview: boolean };
}

export interface DataSummaryRow {
  readonly dataSourceIdentifier: string;
  readonly error?: string;
  readonly token?: string;
  readonly lastModified?: string;
  readonly cTag?: string;
}

/** One cached row of a data source. */
export interface DataRow {
  readonly dataSourceIdentifier: string;
  readonly id: string;
  readonly lastModified: string;
  readonly value: unknown;
}
