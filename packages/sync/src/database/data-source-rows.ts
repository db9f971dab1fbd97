import type { Failure } from '../failures/failure.ts';
import type { ListedDataSource } from '../ports.ts';

/** Data source of a team, as stored in the local database. `rows.ts` exports the other row types. */
export interface DataSourceRow {
  /** ID of the row: `{team}/{source}`, because another team on this device may have a source with the same ID. */
  readonly id: string;
  /** ID that forms use. Missing in rows of older programs, which the next pull replaces. */
  readonly sourceId?: string;
  readonly teamId: string;
  readonly title: string;
  readonly type: ListedDataSource['type'];
  readonly config: Readonly<Record<string, unknown>>;
  readonly previewConfig?: Readonly<Record<string, unknown>>;
  readonly systemManaged?: boolean;
  readonly sync: { readonly enabled: boolean; readonly includePreview: boolean };
  /** Turned off on this device: rows aren't stored here, but loaded on demand. */
  readonly isOff?: boolean;
}

/** Sync state of a data source's rows. The preview environment has its own row. */
export interface DataSummaryRow {
  /** ID of the source's row; for the preview environment, followed by `:preview`. */
  readonly dataSourceIdentifier: string;
  readonly error?: Failure;
  /** Link where the next pull of changes continues. */
  readonly token?: string;
  /** Time of the last pull that stored rows, ISO-8601 UTC. */
  readonly lastModified?: string;
  /** cTag of the file whose rows are stored. */
  readonly cTag?: string;
  /** User for whom the rows were pulled; their permissions determine the rows. */
  readonly userId?: string;
  /** Identifier in `data` of the rows that forms read. */
  readonly live?: string;
  readonly count?: number;
  /** Estimated size of the rows' text, based on a sample. */
  readonly sizeBytes?: number;
  /** A complete pull in progress, beside the live rows. */
  readonly next?: { readonly rows: string; readonly token?: string };
  /** Random value that changes with each write to this row, to detect concurrent writes. */
  readonly mark?: string;
}

/** Cached row of a data source. */
export interface DataRow {
  /** Identifier of the summary row, followed by `#` and the ID of the pull that stored this row. */
  readonly dataSourceIdentifier: string;
  readonly id: string;
  readonly lastModified: string;
  /** Position of the row in its source. */
  readonly at?: number;
  readonly value: unknown;
}
