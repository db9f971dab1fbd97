import type { ComponentDefinition, FormDefinition, PdfOptions, SubmissionData } from '@tideform/engine';
import type { Failure } from '../failures/failure.ts';
import type { FormOpening } from './form-opening.ts';

/** Rows of the local database, schema version 14.1. Field names are the specification's (2-storage-and-sync §3). */
export type Flag = 0 | 1;

export interface TenantRow {
  readonly id: string;
  readonly displayName?: string;
  /** When its name was last asked for. */
  readonly namedAt?: string;
  /** Accounts whose list of teams has come to this device once: what is missing in it does not exist. */
  readonly listedFor?: readonly string[];
}

export interface TeamAccount {
  readonly subscriptionToken?: string;
  /** When it ends by this device's clock, counted from when it came. */
  readonly subscriptionTokenEndsAt?: string;
  readonly userLookupId?: string;
  readonly userRole?: string;
  readonly userRoleId?: string;
  readonly rolesListToken?: string;
  readonly canBuildForms?: boolean;
  readonly isTeamOwner?: boolean;
  /** What failed last time, and how long the next try waits. */
  readonly failures?: Readonly<Partial<Record<TeamChore, { readonly tries: number; readonly backOffMs: number }>>>;
}

/** What a team's sync does beside bringing changes; also the codes by which failures are reported. */
export type TeamChore = 'team-upgrade' | 'roles-migration' | 'team-details';

export interface TeamRow {
  readonly id: string;
  readonly tenantId: string;
  readonly displayName: string;
  readonly internalId?: string;
  readonly channels: readonly { readonly id: string; readonly displayName: string }[];
  readonly imageDataUrl?: string;
  /** Graph's team and its group have one id: the same as `id`. */
  readonly groupId?: string;
  /** Absent: the team has no library yet; the first build makes one. */
  readonly driveId?: string;
  readonly rolesListId?: string;
  readonly usersListId?: string;
  readonly schemaVersion?: string;
  readonly rolesMigratedToPermissions?: boolean;
  readonly defaultRole?: string;
  readonly privateResponsesFolderId?: string;
  readonly detailsLastUpdated?: string;
  /** As they were last read of the library. */
  readonly customFields?: readonly CustomField[];
  /** By local account id (`userId`). */
  readonly accounts: Readonly<Record<string, TeamAccount>>;
}

/** A component that the builders of a team use in several forms. */
export interface CustomField {
  /** Not empty, and no other field of the team has it in whatever case. */
  readonly name: string;
  readonly component: ComponentDefinition;
}

export interface TeamSyncRow {
  readonly id: string;
  /** Where to go on: a delta link, or a next link within a round. Stored only together with the changes it stands for. */
  readonly token?: string;
  readonly errors: readonly Failure[];
  /** Names the last start from nothing ('Resync Team Data'): a pull that began before it keeps nothing more. */
  readonly startedAnew?: string;
  /** Whose token it is: what it has passed over depends on what that person may see. */
  readonly userId?: string;
  /** A full enumeration is under way: items of local rows that came back so far. What did not is swept at its end. */
  readonly resync?: { readonly seen: readonly string[] };
}

export interface FormContent {
  readonly driveItemId: string;
  readonly eTag?: string;
  readonly schema: FormDefinition;
  readonly pdfOptions?: PdfOptions;
  readonly responsesTitleTemplate?: string;
  readonly emailTemplate?: unknown;
  readonly customCss?: string;
  /** Of a draft alone: the form's own tests. */
  readonly tests?: unknown;
}

export interface PublishedContent extends FormContent {
  readonly version: number;
}

export interface FormRow {
  readonly id: string;
  readonly teamId: string;
  readonly channelId?: string;
  readonly title: string;
  readonly icon?: string;
  readonly category?: string;
  readonly metadata?: Readonly<Record<string, string>>;
  /** Item of form.config.json. */
  readonly driveItemId: string;
  /** Folder of the form's three files in Form Config. */
  readonly folderDriveItemId: string;
  /** Folder of its responses; absent until first published. */
  readonly responsesDriveItemId?: string;
  readonly eTag?: string;
  /**
   * Its files lie in Form Config itself, as an older program left them, named `{oldName}.form.config.json` …: it has no
   * folder (`folderDriveItemId` is '') until the first edit gives it one.
   */
  readonly driveMigrationRequired?: boolean;
  readonly oldName?: string;
  /** As an older program kept them with the form; the server has them now. */
  readonly webhooks?: unknown;
  readonly submissionEditMode?: 'enabled' | 'disabled';
  readonly confidentialResponses?: boolean;
  readonly opening?: FormOpening;
  /** Deprecated: what was confidential before `confidentialResponses`. */
  readonly privateResponses?: boolean;
  /** Layouts of the submissions table that builders keep for everybody. */
  readonly submissionTableViews?: readonly TableView[];
  /** Of them the one that people see who have chosen none. */
  readonly defaultViewId?: string;
  /** Its submissions are reviewed. */
  readonly review?: FormReview;
  readonly draft?: FormContent;
  readonly published?: PublishedContent;
  /** The builder's edits that are not in the library yet. */
  readonly isDirty?: Flag;
  /** What the library has of the draft where somebody else changed it meanwhile. The draft here stays until a builder chooses. */
  readonly draftConflict?: DraftConflict;
  /** A publication that has not ended: its comment, and the version that it started from (0: none). */
  readonly publishing?: { readonly comment: string; readonly from: number };
  /** What is wrong with its files as they lie in the library, in words; the device goes on with what it could read before. */
  readonly unreadable?: Readonly<Partial<Record<'formConfig' | 'formDraft' | 'formPublished', Failure>>>;
  /** It has gone from the library: the row only says where responses go that this device still has. Shown to nobody. */
  readonly isGone?: Flag;
}

/** How a form's submissions are reviewed: states that have names of their own. */
export interface FormReview {
  readonly names: Readonly<Partial<Record<'new' | 'progress' | 'done' | 'rejected', string>>>;
}

/** How the submissions table is laid out: as TanStack Table's states say it. */
export interface TableLayout {
  readonly columnVisibility: Readonly<Record<string, boolean>>;
  readonly columnOrder: readonly string[];
  readonly columnSizing: Readonly<Record<string, number>>;
  readonly columnFilters: readonly { readonly id: string; readonly value: unknown }[];
  readonly sorting: readonly { readonly id: string; readonly desc: boolean }[];
  /** Columns that stay in sight. Not of the specification: other programs pass it over. */
  readonly columnPinning: readonly string[];
  /** How high rows are. Not of the specification, neither. */
  readonly density: 'roomy' | 'normal' | 'dense';
  /** What the summary begins with. Not of the specification, neither; what a device keeps of earlier days has none. */
  readonly keyFigures?: readonly KeyFigure[];
}

/** A number that says much of all submissions at once. */
export interface KeyFigure {
  readonly id: string;
  readonly kind: 'count' | 'sum' | 'mean' | 'share';
  /** Id of the column that it is of; '' of a count. */
  readonly column: string;
  /** Of a share: the id of the value that so many have answered. */
  readonly value?: string;
}

/** A layout that is kept with a form. Instants are ISO-8601 UTC; '' where nobody knows. */
export interface TableView extends TableLayout {
  readonly id: string;
  readonly title: string;
  readonly created: string;
  readonly createdBy: PersonName;
  readonly modified: string;
  readonly modifiedBy: PersonName;
}

export interface DraftConflict {
  readonly theirs: FormContent;
  /** Who has changed it, as the library says; '' where it does not. */
  readonly by: string;
  /** ISO-8601 UTC; '' where the library does not say. */
  readonly at: string;
}

export interface PersonName {
  readonly id?: string;
  readonly name: string;
}

export interface ResponseRow {
  /** Made when the draft starts, never recalculated: the idempotency key of everything. */
  readonly id: string;
  readonly teamId: string;
  readonly tenantId: string;
  readonly userId: string;
  readonly channelId?: string;
  readonly formId: string;
  readonly formTitle: string;
  readonly driveItemId?: string;
  readonly folderDriveItemId?: string;
  readonly eTag?: string;
  readonly webUrl?: string;
  readonly title?: string;
  readonly titleTemplate?: string;
  readonly emailTemplate?: unknown;
  readonly submissionNumber?: number;
  readonly schema: FormDefinition;
  readonly customCss?: string;
  readonly pdfOptions?: PdfOptions;
  /** Published version that `schema` came from. */
  readonly version: number;
  readonly data: { readonly data: SubmissionData; readonly metadata: Readonly<Record<string, unknown>> };
  /** Data paths of answers that are the response's number: it is put there when the response is stored. Of a submit alone. */
  readonly numbered?: readonly string[];
  readonly submitted: Flag;
  readonly isDirty: Flag;
  readonly deleted: Flag;
  /** ISO-8601 UTC of the last change by a person. */
  readonly timestamp: string;
  /** Grows with each local change; a push clears isDirty only if it is unchanged. */
  readonly revision: number;
  readonly createdBy: PersonName;
  readonly collaborators: readonly PersonName[];
  readonly copiedFromId?: string;
  /** What became of the e-mails and webhooks of a submit, as the library's file says it. */
  readonly email?: unknown;
  readonly webhooks?: unknown;
  /** State of the file in the library that the answers here go back to; absent while there is none. */
  readonly base?: WriteMark;
  /** This device's name in the files that it writes of this draft. */
  readonly writer?: string;
  /**
   * Changes each time another device's answers have taken the place of the ones here. An editor that was opened before
   * shows something else: its `saveDraft` makes a copy.
   */
  readonly takenOver?: string;
  /** `editorKey` of the draft that this copy was made of: an editor that was opened with it goes on here. Never leaves the device. */
  readonly continues?: string;
  /** Two devices have come across each other here; to be shown until the person has seen it. */
  readonly conflict?: Conflict;
  /** An edit of a submission: a draft on this device alone, until its submit replaces the submission. */
  readonly resubmission?: Resubmission;
  /** Why the last push of this draft failed, and how long the next one waits. Gone after a push that worked. */
  readonly pushFailure?: PushFailure;
}

/** Which device wrote a draft's file, and which of its revisions. */
export interface WriteMark {
  readonly writer: string;
  readonly revision: number;
}

/**
 * This draft keeps answers that another device did not know of when it
 * - `edited`: changed the same draft; its version is the draft now, this one is a copy
 * - `submitted`: submitted the response; this one is a copy of what was not in it
 * - `deleted`: deleted the draft; this one is a copy of what was not sent
 */
export interface Conflict {
  readonly kind: 'edited' | 'submitted' | 'deleted';
  /** The response that both devices had. */
  readonly of: string;
}

/** What an edited submission was when the edit began. */
export interface Resubmission {
  /** `submissionMark` of its file. */
  readonly of: string;
  /** Which resubmission this one will be, from 1. */
  readonly count: number;
  /** Library items of the files that it names. */
  readonly files: readonly string[];
}

export interface PushFailure {
  /** Absent while only the network or the sign-in is missing. */
  readonly failure?: Failure;
  readonly tries: number;
  readonly backOffMs: number;
}

export type OutboxStep =
  | 'number'
  | 'folder'
  | 'files'
  | 'pdf'
  | 'commit'
  | 'count'
  | 'deliver'
  | 'acknowledge'
  | 'cleanUp'
  | 'tellDeletion'
  | 'removeRemote';

/**
 * Progress of one submit through P1–P9, written in the P0 transaction, or of the deletion of a submission. One row per
 * response.
 */
export interface OutboxRow {
  readonly responseId: string;
  readonly tenantId: string;
  readonly userId: string;
  readonly teamId: string;
  readonly formId: string;
  readonly revision: number;
  /** SHA-256 over answers, form version and files; frozen at P0. */
  readonly manifestHash: string;
  /** The step to do next. */
  readonly step: OutboxStep;
  readonly submissionNumber?: number;
  readonly folderDriveItemId?: string;
  readonly responseDriveItemId?: string;
  readonly pdf?: { readonly bytes?: Uint8Array; readonly driveItemId?: string };
  /** The submission is to be deleted, once it has arrived when it is still on its way. */
  readonly deleted?: Flag;
  /** The submit replaces a submission. */
  readonly resubmission?: Resubmission;
  /** Its answers are in the library: what another person submits from there on goes back to them. */
  readonly replaced?: Flag;
  /** Another device's draft that the submit has found in its place and kept as a copy. */
  readonly setAside?: WriteMark;
  /** The copy that was made of it. */
  readonly copyId?: string;
  /** Attachments that the submission does not name, as they lay there before it was committed: they are deleted after that. */
  readonly unnamed?: readonly string[];
  readonly tries: number;
  /** Milliseconds of back-off that the next try has to wait, counted from when the engine starts or failed. */
  readonly backOffMs: number;
  readonly state: 'waiting' | 'needsAttention' | 'done';
  readonly lastError?: Failure;
}

/** One entry of the bounded local journal (I21). Ids and words only. */
export interface JournalRow {
  readonly sequence?: number;
  readonly at: string;
  readonly subject: string;
  readonly event: string;
  readonly detail?: string;
}

/** What the leader's last call to the outside has shown. `captive`: the network answers in Graph's place and wants a sign-in. */
export type Connection = 'online' | 'offline' | 'captive' | 'unauthenticated';

/** The leader's fencing epoch, and what it is doing: the other tabs draw their badge from it. One row. */
export interface LeaseRow {
  readonly id: 'leader';
  readonly epoch: number;
  /** Absent: a new leader that has not called yet. */
  readonly connection?: Connection;
  readonly syncing?: Flag;
  /** Submitted responses are on their way. */
  readonly uploading?: Flag;
}

/** Proof that a response arrived whole; outlives the local copy. */
export interface ReceiptRow {
  readonly responseId: string;
  readonly tenantId: string;
  readonly userId: string;
  readonly teamId: string;
  readonly formId: string;
  readonly submissionNumber: number;
  /** How it was called when it was sent. Receipts of former versions have none. */
  readonly title?: string;
  readonly driveItemId: string;
  readonly manifestHash: string;
  readonly at: string;
  /** What the network delivered late beside the submission was looked for. */
  readonly swept?: Flag;
}

/** A draft that was discarded after it had got a number: a late call of a former leader may still make its folder. */
export interface DiscardRow {
  readonly responseId: string;
  readonly tenantId: string;
  readonly userId: string;
  readonly teamId: string;
  readonly formId: string;
  /** Title and number name the folder. */
  readonly formTitle: string;
  readonly submissionNumber: number;
  readonly at: string;
}

/** Content of a picked or cached file. */
export interface FileRow {
  readonly id: string;
  /** ISO-8601 UTC of the last use, to the day. */
  readonly timestamp: string;
  readonly content: Blob;
}

/**
 * A file that was added to a response on this device, and how far it has come. Its bytes are the row of the same id in
 * `files`, apart from it: progress must not write them anew.
 */
export interface AttachmentRow {
  readonly id: string;
  readonly responseId: string;
  readonly tenantId: string;
  readonly userId: string;
  /** Name in the library. Changed only while nothing lies there under it. */
  readonly name: string;
  readonly type: string;
  readonly sizeBytes: number;
  /** Lower-case hex, of the bytes as they were picked. */
  readonly sha256: string;
  /** A large upload under way. Whoever has its address may write the file: it is told to nobody. */
  readonly session?: { readonly uploadUrl: string; readonly expirationDateTime?: string };
  /** Sending has begun: what lies under the name may be this file, though nobody has heard that it arrived. */
  readonly sending?: Flag;
  /** Of the bytes, as the library tells it; known once sending has begun. */
  readonly quickXorHash?: string;
  /** Item in the library that is this file; its fields are being set. */
  readonly claiming?: string;
  /** Where it lies in the library, whole and verified. */
  readonly arrived?: { readonly driveId: string; readonly driveItemId: string; readonly url: string };
  /** Item in the library that the answers named before: it is being deleted. */
  readonly leaving?: string;
  /** The resubmission that it was sent for was taken back: what of it lies in the submission's folder is to go. */
  readonly withdrawn?: {
    readonly at: string;
    readonly teamId: string;
    readonly formId: string;
    readonly folderId: string;
  };
}

export interface FormShareSessionRow {
  readonly code: string;
}

/** Space held back so that a draft still fits when the quota is spent. One row. */
export interface ReserveRow {
  readonly id: 'reserve';
  readonly block: Uint8Array;
}

export type SyncRequestType = 'tenant' | 'team' | 'data-source';

/** A sync that a tab asked of the leader; the row lives until the leader has done it. */
export interface SyncRequestRow {
  /** The team's id, '' for the list of teams alone, 'data-source:' and the team's id for its data sources. */
  readonly id: string;
  /** By default a team's, or the list's where `id` is ''. */
  readonly requestType?: SyncRequestType;
  readonly teamId?: string;
  /** Asked by a tab that shows the team: it comes before others. */
  readonly isCurrent?: Flag;
  /** The library has said that something changed: the list of teams need not be asked for. */
  readonly isNotice?: Flag;
  /** New with each request, so that one that comes while an older one is worked on is not lost. */
  readonly requestId: string;
  /** Somebody pressed the button: waiting responses are tried at once. */
  readonly byPerson: Flag;
}
