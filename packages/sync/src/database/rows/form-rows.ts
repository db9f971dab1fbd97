import type { RetentionPeriod } from '@tideform/contract';
import type { FormDefinition, PdfOptions } from '@tideform/engine';
import type { Failure } from '../../failures/failure.ts';
import type { FormOpening } from '../form-opening.ts';
import type { Flag } from './flag.ts';
import type { PersonName } from './response-rows.ts';

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
  /** Of a draft alone: which fields have other names than in the published version. */
  readonly renamed?: { readonly version: number; readonly names: unknown };
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
  /** After how long its submissions are deleted. */
  readonly retention?: RetentionPeriod;
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
  readonly keyFigures?: readonly Metric[];
}

/** A number that says much of all submissions at once. */
export interface Metric {
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
