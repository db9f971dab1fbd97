import type { FormDefinition, PdfOptions, SubmissionData } from '@tideform/engine';
import type { GraphClient } from '@tideform/graph';

/** Time. Identity, order, expiry and retry decisions use `monotonicMs` only: wall clocks jump. */
export interface Clock {
  /** Milliseconds since an arbitrary start; never goes back while the process lives. */
  monotonicMs(): number;
  /** ISO-8601 UTC; for showing and for stored timestamps. */
  now(): string;
  wait(ms: number, signal?: AbortSignal): Promise<void>;
}

export interface Chance {
  uuid(): string;
  /** 0 ≤ x < 1. */
  random(): number;
}

/** Whose work this is. Unsent rows carry it and are sent under no other. */
export interface Identity {
  readonly tenantId: string;
  readonly userId: string;
  readonly displayName: string;
}

/** Tideform's own server, in the operations that sync needs. Outages throw `ServerOutage`; refusals throw `Failed`. */
export interface ProductServer {
  /** P1. The same key gives the same number for ever. */
  nextSubmissionNumber(teamId: string, formId: string, key: string): Promise<number>;
  /** P6. */
  countSubmission(teamId: string, formId: string, key: string, resubmission: boolean): Promise<void>;
  /** P7. Without `target` to all that the trigger has. Accepting the same response, revision and target again is a no-op. */
  deliver(
    teamId: string,
    formId: string,
    delivery: {
      responseId: string;
      revision: number;
      triggerType: 'submit' | 'resubmit' | 'delete';
      target?: 'webhook' | 'email';
    },
  ): Promise<void>;
  /** Takes over the webhooks that a library before 1.11.0 kept in a list. Again: what is new in it, nothing else. */
  migrateWebhooksList(teamId: string): Promise<void>;
  /** A team's data sources. `migrationNeeded`: the list of a former program waits for who may build. */
  listDataSources(teamId: string): Promise<{
    readonly dataSources: readonly ListedDataSource[];
    readonly migrationNeeded: boolean;
  }>;
  /** Takes over the data sources that a former program kept in a list. */
  migrateDataSourcesList(teamId: string): Promise<void>;
  /** Deletes the webhooks by which a former program sent a form's emails. */
  deleteInbuiltEmailWebhook(teamId: string, formId: string): Promise<void>;
  /** Item of the signed-in person's own folder for a confidential form; the same for ever. Throws what the server says. */
  provisionConfidential(teamId: string, formId: string): Promise<string>;
  registerForm(
    teamId: string,
    formId: string,
    form: {
      driveId: string;
      title: string;
      channelId?: string;
      publishedDriveItemId: string;
      responsesFolderDriveItemId: string;
    },
  ): Promise<void>;
}

/** A data source as the server tells of it; its settings are checked. */
export interface ListedDataSource {
  readonly id: string;
  readonly title: string;
  readonly type: 'sharepoint-list' | 'sharepoint-file' | 'excel-online' | 'form-submissions' | 'team-members';
  readonly config: Readonly<Record<string, unknown>>;
  readonly previewConfig?: Readonly<Record<string, unknown>>;
}

/** One response as it is drawn. All but `images` is plain data. */
export interface ResponseToDraw {
  readonly title: string;
  readonly formTitle: string;
  readonly teamName: string;
  readonly submissionNumber: number;
  readonly createdBy: string;
  /** ISO-8601 UTC. */
  readonly submittedAt: string;
  readonly form: FormDefinition;
  readonly data: SubmissionData;
  /** As the form's code may ask for it. */
  readonly metadata: Readonly<Record<string, unknown>>;
  readonly pdfOptions: PdfOptions | undefined;
  /** The form without answers, to be filled in by hand. */
  readonly isBlank?: true;
  /** Came by a share link: its respondent didn't see every part of the form. */
  readonly isAnonymous?: true;
  /** Bytes of a picture among the answers, by its file id; `undefined` where it cannot be had. */
  readonly images: (source: string) => Promise<Uint8Array<ArrayBuffer> | undefined>;
}

/** Draws the PDF of one response. May take long; the pipeline gives up after 30 s with 'Pdf Generation Timeout'. */
export interface PdfPort {
  /**
   * `signal` aborts when nobody waits for it any more: what draws on is to be ended.
   *
   * @throws CannotDraw when it could not even begin: it is tried again soon.
   */
  draw(response: ResponseToDraw, signal: AbortSignal): Promise<Uint8Array>;
}

/** At most one holder among all tabs of the browser. The browser's Web Locks, or a fake. */
export interface Locks {
  /** Runs `work` while the lock is held; waits for it until `signal` aborts. */
  hold<T>(name: string, signal: AbortSignal, work: () => Promise<T>): Promise<T>;
}

/** SHA-256 as lower-case hex. */
export interface Hashing {
  sha256(bytes: Uint8Array | Blob): Promise<string>;
}

/** A table of a workbook, as its file has it. */
export interface FileTable {
  /** What Graph may call it: its id, its number, its name. */
  readonly ids: readonly string[];
  readonly name: string;
  readonly columns: readonly string[];
  /** Below the header, and as wide as the columns. */
  readonly rows: readonly (readonly (string | number | boolean)[])[];
}

/** Reads the tables of an `.xlsx` file. Throws for a file that it can't read. */
export type ReadTables = (content: Blob) => Promise<readonly FileTable[]>;

/** Hears that something has changed, as Graph's socket.io addresses tell it. */
export interface ChangeNotices {
  /**
   * Listens at a secret address until `signal` aborts or the connection ends; then it resolves. Calls `onChange` once it is
   * connected, since something may have changed before, and with each notice. Rejects when there is no connection.
   */
  listen(url: string, onChange: () => void, signal: AbortSignal): Promise<void>;
}

export interface SyncPorts {
  readonly clock: Clock;
  readonly chance: Chance;
  readonly graph: GraphClient;
  readonly server: ProductServer;
  readonly pdf: PdfPort;
  readonly locks: Locks;
  readonly hashing: Hashing;
  /** Where Graph doesn't open workbooks for the app. Absent: nothing else does. */
  readonly readTables?: ReadTables;
  /** Absent: changes are found by asking every minute alone. */
  readonly notices?: ChangeNotices;
  /** `undefined` while nobody is signed in. */
  identity(): Identity | undefined;
  /**
   * ISO-8601 UTC: the server's own time, as its answers tell it and counted on from there without the wall clock. What a
   * server has dated is compared with nothing else. `undefined`: it has told none yet.
   */
  serverNow(): string | undefined;
  /** The server's token for a team, as good as new. Without it teams are synced without one. */
  teamToken?(teamId: string): Promise<string>;
  /** Only a hint: a small request decides. */
  isOnline(): boolean;
  /** Whether a person sees this tab; absent: always. */
  isActive?(): boolean;
  /** Told once per failure, at the edge. Ids and codes only, never answers. */
  report(event: {
    readonly code: string;
    readonly detail: string;
    readonly ids: Readonly<Record<string, string>>;
  }): void;
}
