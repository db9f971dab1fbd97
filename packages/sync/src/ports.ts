import type { FormDefinition, PdfOptions, SubmissionData } from '@tideform/engine';
import type { GraphClient } from '@tideform/graph';

/** Time source. Use `monotonicMs` for identity, order, expiry and retry decisions, because wall clocks jump. */
export interface Clock {
  /** Milliseconds since an arbitrary start. Never decreases while the process runs. */
  monotonicMs(): number;
  /** Wall-clock time as ISO-8601 UTC, for display and stored timestamps. */
  now(): string;
  wait(ms: number, signal?: AbortSignal): Promise<void>;
}

export interface RandomGenerator {
  uuid(): string;
  /** Returns a number from 0 (inclusive) to 1 (exclusive). */
  random(): number;
}

/** Signed-in account. Unsent rows store its IDs and are only sent while this account is signed in. */
export interface Identity {
  readonly tenantId: string;
  readonly userId: string;
  readonly displayName: string;
}

/** Operations of Tideform's own server that sync needs. Outages throw `ServerOutage`; refusals throw `FailureError`. */
export interface ProductServer {
  /** Step P1: returns the submission number for an idempotency key. The same key always returns the same number. */
  nextSubmissionNumber(teamId: string, formId: string, key: string): Promise<number>;
  /** Step P5: counts a submission for the team's subscription. The same key is counted once. */
  countSubmission(teamId: string, formId: string, key: string, resubmission: boolean): Promise<void>;
  /**
   * Step P7: starts the deliveries for a trigger: to all its targets, or only to `target`. Repeating a call for the
   * same response, revision and target has no effect.
   */
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
  /** Imports the webhooks that libraries before 1.11.0 stored in a list. Repeated calls import only new entries. */
  migrateWebhooksList(teamId: string): Promise<void>;
  /**
   * Lists a team's data sources. `migrationNeeded` is true when a list of an older program still has to be imported by
   * a user with the permission to build forms.
   */
  listDataSources(teamId: string): Promise<{
    readonly dataSources: readonly ListedDataSource[];
    readonly migrationNeeded: boolean;
  }>;
  /** Imports the data sources that an older program stored in a list. */
  migrateDataSourcesList(teamId: string): Promise<void>;
  /** Deletes the webhooks through which an older program sent a form's emails. */
  deleteInbuiltEmailWebhook(teamId: string, formId: string): Promise<void>;
  /**
   * Returns the drive item ID of the signed-in user's private folder for a confidential form, creating the folder if
   * needed. The ID never changes. Server refusals are thrown as `FailureError`.
   */
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

/** Data source as listed by the server, with validated settings. */
export interface ListedDataSource {
  readonly id: string;
  readonly title: string;
  readonly type: 'sharepoint-list' | 'sharepoint-file' | 'excel-online' | 'form-submissions' | 'team-members';
  readonly config: Readonly<Record<string, unknown>>;
  readonly previewConfig?: Readonly<Record<string, unknown>>;
}

/** Response to render as a PDF. Everything except `images` is plain data. */
export interface PrintableResponse {
  readonly title: string;
  readonly formTitle: string;
  readonly teamName: string;
  readonly submissionNumber: number;
  readonly createdBy: string;
  /** Time of the submit, ISO-8601 UTC. */
  readonly submittedAt: string;
  readonly form: FormDefinition;
  readonly data: SubmissionData;
  /** Metadata that the form's own code can read. */
  readonly metadata: Readonly<Record<string, unknown>>;
  readonly pdfOptions: PdfOptions | undefined;
  /** Renders the form without answers, as a blank form to fill in by hand. */
  readonly isBlank?: true;
  /** Set for responses from a share link: the anonymous respondent didn't see every part of the form. */
  readonly isAnonymous?: true;
  /** Loads the bytes of an image answer by its file ID. Resolves to `undefined` if the image isn't available. */
  readonly images: (source: string) => Promise<Uint8Array<ArrayBuffer> | undefined>;
}

/** Renders the PDF of one response. The submit pipeline gives up after 30 s with 'Pdf Generation Timeout'. */
export interface PdfRenderer {
  /**
   * Renders the PDF. Implementations must stop when `signal` aborts, because the result is no longer needed.
   *
   * @throws PdfRendererUnavailable when rendering couldn't start; the caller retries soon.
   */
  render(response: PrintableResponse, signal: AbortSignal): Promise<Uint8Array>;
}

/** Exclusive lock shared by all tabs of the browser: the Web Locks API, or a fake in tests. */
export interface LockManager {
  /** Runs `work` while holding the lock, and waits for the lock until `signal` aborts. */
  hold<T>(name: string, signal: AbortSignal, work: () => Promise<T>): Promise<T>;
}

/** SHA-256 as lowercase hex. */
export interface Hasher {
  sha256(bytes: Uint8Array | Blob): Promise<string>;
}

/** Table of an Excel workbook, as read from its file. */
export interface WorkbookTable {
  /** Identifiers that Graph accepts for this table: its ID, its number and its name. */
  readonly ids: readonly string[];
  readonly name: string;
  readonly columns: readonly string[];
  /** Rows below the header. Each has as many cells as there are columns. */
  readonly rows: readonly (readonly (string | number | boolean)[])[];
}

/** Reads the tables of an `.xlsx` file. Rejects when the file can't be read. */
export type ReadWorkbookTables = (content: Blob) => Promise<readonly WorkbookTable[]>;

/** Receives change notifications over Graph's socket.io addresses. */
export interface ChangeNotifications {
  /**
   * Listens at a secret notification URL. Resolves when `signal` aborts or the connection ends; rejects when it can't
   * connect. Calls `onChange` with each notification, and once after connecting, because earlier changes may have been
   * missed.
   */
  listen(url: string, onChange: () => void, signal: AbortSignal): Promise<void>;
}

export interface SyncPorts {
  readonly clock: Clock;
  readonly chance: RandomGenerator;
  readonly graph: GraphClient;
  readonly server: ProductServer;
  readonly pdf: PdfRenderer;
  readonly locks: LockManager;
  readonly hashing: Hasher;
  /** Parses workbooks where Graph doesn't open them for the app. Without this port, such workbooks can't be read. */
  readonly readTables?: ReadWorkbookTables;
  /** Source of change notifications. Without this port, changes are only found by polling every minute. */
  readonly changeNotifications?: ChangeNotifications;
  /** Returns the signed-in account, or `undefined` when signed out. */
  identity(): Identity | undefined;
  /**
   * Returns the server time as ISO-8601 UTC, taken from the server's responses and continued with the monotonic clock.
   * Compare dates that come from a server only with this time. `undefined` before the first response.
   */
  serverNow(): string | undefined;
  /** Returns a fresh server token for a team. Without this port, teams are synced without a token. */
  teamToken?(teamId: string): Promise<string>;
  /** Returns the browser's connection hint. It isn't reliable: a small request decides. */
  isOnline(): boolean;
  /** Returns whether this tab is visible to the user. Without this port, it counts as visible. */
  isActive?(): boolean;
  /** Reports a failure once, where it leaves this package. Contains only IDs and codes, never answers. */
  report(event: {
    readonly code: string;
    readonly detail: string;
    readonly ids: Readonly<Record<string, string>>;
  }): void;
}
