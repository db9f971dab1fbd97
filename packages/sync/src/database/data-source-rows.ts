import type { Failure } from '../failures/failure.ts';
import type { ListedDataSource } from '../ports.ts';

/** Rows of data sources and of what is cached of them; see `rows.ts` for the others. */
export interface DataSourceRow {
  /** `{team}/{source}`: another team of this device may have a source of the same id. */
  readonly id: string;
  /** As forms name it. Absent in rows of former programs, which the next pull replaces. */
  readonly sourceId?: string;
  readonly teamId: string;
  readonly title: string;
  readonly type: ListedDataSource['type'];
  readonly config: Readonly<Record<string, unknown>>;
  readonly previewConfig?: Readonly<Record<string, unknown>>;
  readonly systemManaged?: boolean;
  readonly sync: { readonly enabled: boolean; readonly includePreview: boolean };
  /** Whoever uses this device keeps its rows off it: they are read when they are wanted. */
  readonly isOff?: boolean;
}

/** How far the rows of a source have come; of its preview environment, too, under an identifier of its own. */
export interface DataSummaryRow {
  /** The id of the source's row, with `:preview` behind it for what drafts read. */
  readonly dataSourceIdentifier: string;
  readonly error?: Failure;
  /** Where to go on with the changes. */
  readonly token?: string;
  /** ISO-8601 UTC: when rows were last brought. */
  readonly lastModified?: string;
  /** The state of the file that was read. */
  readonly cTag?: string;
  /** Whose rights decided what came. */
  readonly userId?: string;
  /** Under which identifier of `data` the rows are that forms read. */
  readonly live?: string;
  readonly count?: number;
  /** About as much text as they are, judged by some of them. */
  readonly sizeBytes?: number;
  /** All is being brought again, beside what is live. */
  readonly next?: { readonly rows: string; readonly token?: string };
  /** Another with each change of this row: who finds another than before was overtaken. */
  readonly mark?: string;
}

/** One cached row of a data source. */
export interface DataRow {
  /** That of its summary, `#` and which round has brought it. */
  readonly dataSourceIdentifier: string;
  readonly id: string;
  readonly lastModified: string;
  /** Its place in the source. */
  readonly at?: number;
  readonly value: unknown;
}
