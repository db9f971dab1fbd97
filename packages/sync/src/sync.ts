import type { FormDefinition, PdfOptions, SubmissionData } from '@tideform/engine';
import type { FormRow, ResponseRow, SyncRequestType, TeamRow } from './database/rows.ts';
import type { LostFile } from './files/copy-files.ts';
import type { FileLike, StoredFile } from './files/stored-file.ts';
import type { FormVersion } from './forms/versions/form-version.ts';
import type { UnsentItem } from './local-data/unsent-work.ts';
import type { ProductServer } from './ports.ts';

/** What the badge shows; the words are the specification's. */
export interface SyncStatus {
  readonly level: 'success' | 'warning' | 'error';
  /** 'Up to date', 'Offline', '{n} pending upload(s)', 'Sync process encountered errors', 'Unable to authenticate' … */
  readonly text: string;
  readonly syncing: boolean;
  readonly online: boolean;
  /** Not online because the network wants a sign-in first (a hotel, a train). */
  readonly captive?: boolean;
  readonly pendingUploads: number;
  /** Submitted responses are on their way right now: the upload toast is 'uploading'. */
  readonly uploading: boolean;
  readonly errors: readonly string[];
}

/**
 * The engine: runs in a worker, one per tab, one leader among them. Reads and local commands (below) go straight to
 * the local database from the tab; the engine notices them through the database.
 */
export interface SyncEngine {
  /** Starts the loop: 500 ms tick, periodic sync each 60 s, leader lock. */
  start(): void;
  stop(): Promise<void>;
  /** Asks the tab that leads. The same request twice before it is done is one. */
  requestSync(request: SyncRequest): void;
  status(): SyncStatus;
  subscribe(listener: () => void): () => void;
}

export interface SyncRequest {
  /**
   * `tenant`: the list of teams. `team`: that, then the team's details and library. `data-source`: the team's data sources.
   * Absent: `team` where there is a `teamId`, else `tenant`.
   */
  readonly requestType?: SyncRequestType;
  readonly teamId?: string;
  /** Stays asked for until it is done, after a reload too. Otherwise it fails without a connection. Default: yes. */
  readonly persistent?: boolean;
  /** Called once: when it is done, or has failed for want of a connection. */
  readonly completionCallback?: (outcome: SyncOutcome) => void;
}

export interface SyncOutcome {
  readonly isDone: boolean;
  /** The team's errors, in the specification's words. */
  readonly errors: readonly string[];
}

/** What a person does to a response. Local, works offline; resolves when the local database has committed. */
export interface ResponseCommands {
  /** A new local draft from the form's published version. Not dirty until the first answer. */
  create(formId: string, prefill?: SubmissionData): Promise<ResponseRow>;
  /** Autosave. `strict`: an explicit Save, flushed to disk. */
  saveDraft(responseId: string, data: SubmissionData, options?: SaveOptions): Promise<ResponseRow>;
  /** P0: one strict transaction. A second call for the same response is a no-op. `opened`: as `saveDraft`'s. */
  submit(
    responseId: string,
    data: SubmissionData,
    options?: Pick<SaveOptions, 'opened' | 'metadata'>,
  ): Promise<ResponseRow>;
  /** Marks a draft as deleted; the remote copy goes with the next sync. */
  discard(responseId: string, options?: Pick<SaveOptions, 'opened'>): Promise<void>;
  /**
   * A draft of an older published version takes the newest one's definition, templates and look; the answers stay. Call
   * it when a draft is opened. Answers the row, changed or not.
   */
  refresh(responseId: string): Promise<ResponseRow>;
  /**
   * A new draft of the form's published version with the answers of another response, but what must not be copied. It
   * has its files for itself: those that this device or the library gives. The others are left out and named.
   */
  copy(source: CopySource, toCopy: AnswersToCopy): Promise<ResponseCopy>;
  /**
   * Queues the deletion of a submission, offline too: it goes from the library, its webhooks are told. Ask `mayDelete`
   * first. Until it has gone `outbox` has its row with `deleted: 1`.
   */
  deleteSubmitted(teamId: string, responseId: string): Promise<void>;
  /**
   * Begins to edit a submission that was read from the library, or goes on with an edit of this device. Ask `mayEdit`
   * first. From then on it is a draft as others are, but kept on this device alone: `saveDraft`, `FileCommands.add`,
   * `discard`, and `submit`, which replaces the submission.
   */
  edit(teamId: string, submission: StoredResponse): Promise<ResponseRow>;
  /**
   * Takes back a resubmission that needs attention: its answers become a draft of their own that says where they come
   * from. Answers that draft.
   */
  withdrawResubmission(responseId: string): Promise<ResponseRow>;
  /** The person has seen what `conflict` says. */
  dismissConflict(responseId: string): Promise<void>;
}

export interface SaveOptions {
  /** An explicit Save, flushed to disk. */
  readonly strict?: boolean;
  /**
   * The row as the editor was opened with. When another device's answers have taken its place since, or it was submitted
   * or deleted there, the answers are saved as a copy: the answered row then has another id, and a `conflict`.
   */
  readonly opened?: ResponseRow;
  /** What is known of this answering, beside what its draft knows already: form.io's `metadata`. */
  readonly metadata?: Readonly<Record<string, unknown>>;
}

/** A response of this device or one that was read from the library. */
export type CopySource = Pick<ResponseRow, 'id' | 'formId' | 'schema' | 'data'>;

/** The engine's `copyAnswers` with the components of the app: sync knows none. */
export type AnswersToCopy = (form: FormDefinition, data: SubmissionData) => SubmissionData;

export interface ResponseCopy {
  readonly response: ResponseRow;
  /** Files of the original that could not be copied. */
  readonly lostFiles: readonly LostFile[];
}

/** The files of responses: on this device first, in the library after the next sync. */
export interface FileCommands {
  /**
   * Keeps a picked file for a draft. Resolves when the local database has it: from then on a crash does not lose it.
   * Rejects when the bytes cannot be read, or there is no room for them (`isQuotaExceeded`).
   */
  add(
    responseId: string,
    content: Blob,
    file: { readonly name: string; readonly type: string; readonly thumbnail?: string },
  ): Promise<StoredFile>;
  /** From this device, else from the library. Rejects with `FileUnavailable` ('File unavailable') when neither gives it. */
  read(file: FileLike, signal?: AbortSignal): Promise<Blob>;
}

/** What this device keeps of the library, taken away. */
export interface LocalDataCommands {
  /** 'Resync Team Data': everything of the team that has nothing unsent goes and is asked for again. */
  resyncTeam(teamId: string): Promise<void>;
  /** The server says that the account is not in the team: it goes, unless it holds unsent work. */
  loseTeam(teamId: string): Promise<void>;
  /** What of the signed-in account is not in the library. */
  unsentWork(): Promise<readonly UnsentItem[]>;
  /**
   * 'Delete Local Data': everything of the signed-in account. Rejects with `UnsentLeft`, and deletes nothing, while there
   * is unsent work whose id is not among `givenUp`.
   */
  deleteLocalData(givenUp: ReadonlySet<string>): Promise<void>;
}

export interface NewForm {
  /** Chosen by the caller, so that adding again after a cut goes on where it stopped. Else made here. */
  readonly id?: string;
  readonly title: string;
  readonly icon?: string;
  readonly channelId?: string;
  readonly category?: string;
  readonly schema: FormDefinition;
}

export interface DraftContent {
  readonly schema: FormDefinition;
  readonly pdfOptions?: PdfOptions;
  readonly responsesTitleTemplate?: string;
  readonly emailTemplate?: unknown;
  readonly customCss?: string;
}

/** What a builder does to a form. Goes through Graph at once: needs the network and a token. */
export interface FormService {
  /** A team without a library gets one first ('Problem creating drive' …). */
  add(teamId: string, form: NewForm): Promise<FormRow>;
  fetchDraft(formId: string): Promise<FormRow>;
  updateDraft(formId: string, draft: DraftContent): Promise<FormRow>;
  /**
   * Title, icon, channel, category, metadata. A new title renames files' titles and both folders. An empty text takes the
   * property away.
   */
  updateConfig(
    formId: string,
    config: Partial<Pick<FormRow, 'title' | 'icon' | 'channelId' | 'category' | 'metadata'>>,
  ): Promise<FormRow>;
  publish(formId: string, comment: string): Promise<FormRow>;
  unPublish(formId: string): Promise<FormRow>;
  delete(formId: string): Promise<void>;
  /** Brings this one form as the library has it, edits that are not sent yet apart; `undefined`: it is gone there. */
  sync(formId: string): Promise<FormRow | undefined>;
  /** The folder of the form's responses, made anew when it was deleted ('Re-create Responses Folder'). */
  setupResponseFolder(formId: string): Promise<FormRow>;
  /** Takes the e-mail templates of former programs out of draft and published version. */
  removeDeprecatedEmailTemplates(formId: string): Promise<FormRow>;
  /** What was published, newest first, 5 a page; `more` continues. */
  versions(formId: string, more?: string, signal?: AbortSignal): Promise<FormVersionPage>;
  /** One version whole. Throws 'Error downloading selected version'. */
  openVersion(formId: string, versionId: string, signal?: AbortSignal): Promise<PublishedForm>;
  /** Rolls back: that version's schema becomes the draft's, and is saved. */
  restoreVersion(formId: string, versionId: string): Promise<FormRow>;
  /** Draws a response, submitted or not. Throws 'Pdf Generation Timeout' after 30 s. */
  getPdf(response: PrintedResponse): Promise<Blob>;
  /** The server tells the form's e-mail rules of a stored response and nobody else; once a revision. */
  triggerEmailNotification(formId: string, ask: EmailAsk): Promise<void>;
  /** The server tells the form's webhooks and nobody else, once for the same response, revision and trigger. */
  triggerWebhook(formId: string, ask: DeliveryAsk): Promise<void>;
}

export interface FormVersionPage {
  readonly versions: readonly FormVersion[];
  readonly more?: string;
}

export type PublishedForm = DraftContent & { readonly version: number };

/** A response of this device, or one that was read from the library: that is submitted. */
export type PrintedResponse = StoredResponse & Partial<Pick<ResponseRow, 'submitted'>>;

export type DeliveryAsk = Omit<Parameters<ProductServer['deliver']>[2], 'target'>;

/** No e-mail tells of a deletion. By default of a submit. */
export type EmailAsk = Omit<DeliveryAsk, 'triggerType'> & { readonly triggerType?: 'submit' | 'resubmit' };

/** One row of the submissions table, as Graph's list item carries it. */
export interface SubmissionItem {
  readonly listItemId: string;
  readonly formId: string;
  readonly driveItemId?: string;
  readonly webUrl: string;
  readonly title: string;
  readonly responseId: string;
  readonly submissionNumber?: number;
  readonly formVersion?: number;
  readonly data: SubmissionData;
  readonly timestamp: string;
  readonly createdBy: string;
  /** Directory id of who created the item. With a share link that is not the responder. */
  readonly createdById?: string;
  /** Came through a share link: Created By shows 'Anonymous'. */
  readonly anonymous: boolean;
  readonly collaborators: string;
  readonly lastModified: string;
}

/** `me` and `others`: by who created it; both without what came through a share link, which is `anonymous`. */
export interface TeamFilter {
  readonly formId?: string;
  readonly by: 'me' | 'others' | 'anonymous' | 'all';
}

/** What a reviewer reads; always from Graph, nothing of it is kept locally. */
export interface SubmissionReader {
  /** Newest first, 500 a page; `from` and `to` are ISO instants, `to` exclusive. `more` continues. */
  list(
    form: { readonly teamId: string; readonly formId: string },
    range: { readonly from: string; readonly to: string },
    more?: string,
    signal?: AbortSignal,
  ): Promise<{ readonly items: readonly SubmissionItem[]; readonly more?: string }>;
  /**
   * A team's submissions across its forms, newest first within a page; `more` continues with older ones. A page has up to
   * some 500 items, and may be empty while `more` says that there are others.
   */
  listTeam(
    teamId: string,
    filter: TeamFilter,
    more?: string,
    signal?: AbortSignal,
  ): Promise<{ readonly items: readonly SubmissionItem[]; readonly more?: string }>;
  /** The stored response, whole. Throws 'Looks like you do not have access to this submission'. */
  open(
    team: TeamRow,
    responseId: string,
    signal?: AbortSignal,
  ): Promise<{ readonly response: StoredResponse; readonly pdfItemId?: string }>;
  pdf(team: TeamRow, pdfItemId: string, signal?: AbortSignal): Promise<Blob>;
}

/** Content of response.draft.json and response.submitted.json. */
export type StoredResponse = Omit<
  ResponseRow,
  | 'tenantId'
  | 'userId'
  | 'isDirty'
  | 'deleted'
  | 'submitted'
  | 'revision'
  | 'eTag'
  | 'base'
  | 'writer'
  | 'takenOver'
  | 'continues'
  | 'pushFailure'
  | 'resubmission'
> & {
  /** Of a submission: the proof of what was submitted, and how often it was submitted again. */
  readonly manifestHash?: string;
  readonly resubmissions?: number;
};
