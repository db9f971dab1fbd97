/** Why a file cannot be imported as a whole. */
export type PackageProblem = 'too-large' | 'not-a-package' | 'newer' | 'damaged';

/** Nothing has to be known to say it. */
type Nothing = Readonly<Record<string, never>>;

/** In a file, from 1. */
interface Place {
  readonly line: number;
  readonly column: number;
}

/** `detail`: status and code of the answer, or what our server says. `request`: `METHOD path`, for the report. */
interface Refused {
  readonly detail: string;
  readonly request?: string;
}

/**
 * All that can go wrong, by its kind, with what has to be known to say so. No words: the app has those, for every kind. A
 * kind that says `why` is worded with its cause.
 */
export interface FailureParameters {
  // A team and its library
  readonly 'invalid-team': { readonly teamId: string };
  readonly 'team-not-initialized': { readonly teamId: string };
  readonly 'library-not-created': Nothing;
  /** Names of columns of the library, separated by commas. */
  readonly 'columns-refused': { readonly columns: string };
  readonly 'schema-too-new': { readonly known: string; readonly found: string };
  readonly 'users-list-not-found': Nothing;
  readonly 'no-team-access': Nothing;
  readonly 'no-forms-folder': Nothing;
  readonly 'no-forms-folder-permissions': Nothing;
  readonly 'no-responses-folder': Nothing;
  readonly 'no-private-root': Nothing;
  readonly 'private-folder-not-configured': Nothing;
  readonly 'private-folder-not-created': Nothing;
  readonly 'permissions-keep-changing': Nothing;
  readonly 'permission-not-kept': { readonly name: string };
  readonly 'team-not-found': Nothing;
  readonly 'authorization-expired': Nothing;
  // Bringing changes
  /** Why: the cause. */
  readonly 'drive-changes': Nothing;
  /** Why: the cause. `id` is the item's. */
  readonly 'drive-change': { readonly name: string; readonly id: string };
  /** Why: the cause. */
  readonly 'role-changes': Nothing;
  readonly 'role-change': { readonly rowId: string };
  /** The list of data sources. Why: the cause. */
  readonly 'data-sources': Nothing;
  readonly 'data-sources-migration': Nothing;
  /** Rows of a data source. Why: the cause. */
  readonly 'data-source-request': Nothing;
  /** Its file is not there. */
  readonly 'data-source-missing': Nothing;
  readonly 'data-source-not-json': Place;
  /** The service opens no workbook for the app, and its file couldn't be read. */
  readonly 'data-source-workbook-refused': Nothing;
  readonly 'data-source-without-rows': Nothing;
  readonly 'data-source-unclosed-quote': Place;
  /** A row has a value where there is no column. */
  readonly 'data-source-ragged': Place & { readonly columns: number };
  readonly 'not-json': { readonly file: string };
  readonly 'unexpected-content': { readonly file: string; readonly place: string };
  readonly 'no-content': { readonly file: string };
  // Forms
  readonly 'invalid-form': { readonly formId: string };
  readonly 'form-incomplete': { readonly formId: string; readonly missing: string };
  readonly 'form-folder-not-created': Nothing;
  readonly 'form-file-not-created': { readonly file: string };
  readonly 'draft-not-downloaded': { readonly formId: string };
  readonly 'version-not-downloaded': Nothing;
  readonly 'draft-conflict': Nothing;
  readonly 'email-changed': Nothing;
  readonly 'view-unnamed': Nothing;
  readonly 'custom-field-unnamed': Nothing;
  readonly 'custom-field-taken': { readonly name: string };
  readonly 'custom-field-gone': { readonly name: string };
  // Responses
  /** Why: the cause. Which response: where a list of failures does not show it otherwise. */
  readonly 'response-sync': { readonly title?: string; readonly responseId?: string };
  readonly 'invalid-response': { readonly responseId: string };
  readonly 'no-submission-access': Nothing;
  readonly 'response-folder-not-created': Nothing;
  readonly 'submission-without-folder': Nothing;
  readonly 'submission-on-its-way': Nothing;
  readonly 'submission-gone': Nothing;
  readonly 'no-number-left': Nothing;
  readonly 'already-submitted': Nothing;
  readonly 'already-resubmitted-otherwise': Nothing;
  readonly 'pdf-timeout': Nothing;
  readonly 'pdf-not-begun': Nothing;
  readonly 'looked-too-long-ago': Nothing;
  // Files
  readonly 'upload-refused': { readonly file: string };
  readonly 'pdf-upload-refused': Nothing;
  readonly 'large-upload-refused': { readonly status: number };
  readonly 'file-changed-on-its-way': Nothing;
  readonly 'file-unavailable': { readonly name?: string };
  readonly 'file-not-downloaded': Nothing;
  readonly 'unreadable-package': { readonly problem: PackageProblem };
  // The device
  readonly 'storage-full': Nothing;
  readonly 'unsent-left': Nothing;
  readonly 'database-newer': Nothing;
  readonly 'database-unavailable': Nothing;
  // The world outside
  readonly 'not-authenticated': Nothing;
  /** The sign-in gave no token. */
  readonly 'sign-in-failed': Nothing;
  /** Our server gave no token for a team. */
  readonly 'no-api-token': Nothing;
  /** Our server gave no token for the person's organization. */
  readonly 'no-tenant-token': Nothing;
  /** No answer came, or one that is nobody's whom we asked. */
  readonly 'no-answer': Nothing;
  readonly unauthorized: Nothing;
  readonly forbidden: Refused;
  readonly locked: Refused;
  readonly 'not-found': Refused;
  /** What keeps the library or the server's data is full. */
  readonly 'no-room': Refused;
  readonly 'request-failed': Refused;
  // Neither of these
  /** A sentence that a program before 14.1 of the database has kept. */
  readonly 'kept-sentence': { readonly sentence: string };
  /** A bug, or something of the platform: for the report alone, no person is shown it. */
  readonly unexpected: { readonly errorName: string; readonly detail: string };
}

export type FailureKind = keyof FailureParameters;

/** What went wrong, as data: it is stored and sent between workers, and becomes words where a person sees it. */
export type FailureOf<Kind extends FailureKind> = {
  readonly [One in Kind]: { readonly kind: One; readonly parameters: FailureParameters[One]; readonly cause?: Failure };
}[Kind];

export type Failure = FailureOf<FailureKind>;
