/** Reason why a package file can't be imported. */
export type PackageFailureReason = 'too-large' | 'not-a-package' | 'newer' | 'damaged';

/** For failure kinds without parameters. */
type NoParameters = Readonly<Record<string, never>>;

/** Position in a file, from 1. */
interface TextPosition {
  readonly line: number;
  readonly column: number;
}

/**
 * `detail` is the status and code of the response, or our server's message. `request` is `METHOD path`, for the report.
 */
interface RefusalParameters {
  readonly detail: string;
  readonly request?: string;
}

/**
 * Parameters of each failure kind. The app has a message for every kind; kinds with a cause include it in their
 * message.
 */
export interface FailureParameters {
  // A team and its library
  readonly 'invalid-team': { readonly teamId: string };
  readonly 'team-not-initialized': { readonly teamId: string };
  readonly 'library-not-created': NoParameters;
  /** Names of the library's columns, separated by commas. */
  readonly 'columns-refused': { readonly columns: string };
  readonly 'schema-too-new': { readonly known: string; readonly found: string };
  readonly 'users-list-not-found': NoParameters;
  readonly 'no-team-access': NoParameters;
  readonly 'no-forms-folder': NoParameters;
  readonly 'no-forms-folder-permissions': NoParameters;
  readonly 'no-responses-folder': NoParameters;
  readonly 'no-private-root': NoParameters;
  readonly 'private-folder-not-configured': NoParameters;
  readonly 'private-folder-not-created': NoParameters;
  readonly 'permissions-keep-changing': NoParameters;
  readonly 'permission-not-kept': { readonly name: string };
  readonly 'team-not-found': NoParameters;
  readonly 'authorization-expired': NoParameters;
  // Pulling changes
  /** Changes of a library couldn't be loaded. Has a cause. */
  readonly 'drive-changes': NoParameters;
  /** A changed item of a library couldn't be loaded. Has a cause. `id` is the item's ID. */
  readonly 'drive-change': { readonly name: string; readonly id: string };
  /** Changes of the roles list couldn't be loaded. Has a cause. */
  readonly 'role-changes': NoParameters;
  readonly 'role-change': { readonly rowId: string };
  /** The list of data sources couldn't be loaded. Has a cause. */
  readonly 'data-sources': NoParameters;
  readonly 'data-sources-migration': NoParameters;
  /** Rows of a data source couldn't be loaded. Has a cause. */
  readonly 'data-source-request': NoParameters;
  /** The data source's file doesn't exist. */
  readonly 'data-source-missing': NoParameters;
  readonly 'data-source-not-json': TextPosition;
  /** The service doesn't open workbooks for the app, and the workbook's file couldn't be read either. */
  readonly 'data-source-workbook-refused': NoParameters;
  readonly 'data-source-without-rows': NoParameters;
  readonly 'data-source-unclosed-quote': TextPosition;
  /** A row of a file has a value without a column. */
  readonly 'data-source-ragged': TextPosition & { readonly columns: number };
  readonly 'not-json': { readonly file: string };
  readonly 'unexpected-content': { readonly file: string; readonly place: string };
  readonly 'no-content': { readonly file: string };
  // Forms
  readonly 'invalid-form': { readonly formId: string };
  readonly 'form-incomplete': { readonly formId: string; readonly missing: string };
  readonly 'form-folder-not-created': NoParameters;
  readonly 'form-file-not-created': { readonly file: string };
  readonly 'draft-not-downloaded': { readonly formId: string };
  readonly 'version-not-downloaded': NoParameters;
  readonly 'draft-conflict': NoParameters;
  readonly 'email-changed': NoParameters;
  readonly 'view-unnamed': NoParameters;
  readonly 'custom-field-unnamed': NoParameters;
  readonly 'custom-field-taken': { readonly name: string };
  readonly 'custom-field-gone': { readonly name: string };
  // Responses
  /**
   * A response couldn't be synced. Has a cause. Title and ID identify the response where a list of failures doesn't
   * show it otherwise.
   */
  readonly 'response-sync': { readonly title?: string; readonly responseId?: string };
  readonly 'invalid-response': { readonly responseId: string };
  readonly 'no-submission-access': NoParameters;
  readonly 'response-folder-not-created': NoParameters;
  readonly 'submission-without-folder': NoParameters;
  readonly 'submission-on-its-way': NoParameters;
  readonly 'submission-gone': NoParameters;
  readonly 'no-number-left': NoParameters;
  readonly 'already-submitted': NoParameters;
  readonly 'already-resubmitted-otherwise': NoParameters;
  readonly 'pdf-timeout': NoParameters;
  readonly 'pdf-not-begun': NoParameters;
  readonly 'looked-too-long-ago': NoParameters;
  // Files
  readonly 'upload-refused': { readonly file: string };
  readonly 'pdf-upload-refused': NoParameters;
  readonly 'large-upload-refused': { readonly status: number };
  readonly 'file-changed-on-its-way': NoParameters;
  readonly 'file-unavailable': { readonly name?: string };
  readonly 'file-not-downloaded': NoParameters;
  readonly 'unreadable-package': { readonly problem: PackageFailureReason };
  // The device
  readonly 'storage-full': NoParameters;
  readonly 'unsent-left': NoParameters;
  readonly 'database-newer': NoParameters;
  readonly 'database-unavailable': NoParameters;
  // Network, sign-in and services
  readonly 'not-authenticated': NoParameters;
  /** The sign-in returned no token. */
  readonly 'sign-in-failed': NoParameters;
  /** Our server returned no token for a team. */
  readonly 'no-api-token': NoParameters;
  /** Our server returned no token for the user's organization. */
  readonly 'no-tenant-token': NoParameters;
  /** There was no response, or a response from another server, such as a network's sign-in page. */
  readonly 'no-answer': NoParameters;
  readonly unauthorized: NoParameters;
  readonly forbidden: RefusalParameters;
  readonly locked: RefusalParameters;
  readonly 'not-found': RefusalParameters;
  /** The storage of the library or the server is full. */
  readonly 'no-room': RefusalParameters;
  readonly 'request-failed': RefusalParameters;
  // Others
  /** Sentence that a program before database version 14.1 stored. */
  readonly 'kept-sentence': { readonly sentence: string };
  /** Bug or platform error; only for the report, not shown to users. */
  readonly unexpected: { readonly errorName: string; readonly detail: string };
}

export type FailureKind = keyof FailureParameters;

/** A failure as data: it can be stored and sent between workers; the app renders its message. */
export type FailureOfKind<Kind extends FailureKind> = {
  readonly [One in Kind]: { readonly kind: One; readonly parameters: FailureParameters[One]; readonly cause?: Failure };
}[Kind];

export type Failure = FailureOfKind<FailureKind>;
