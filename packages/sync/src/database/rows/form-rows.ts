import type { RetentionPeriod } from '@tideform/contract';
import type { FormDefinition, PdfOptions } from '@tideform/engine';
import type { Failure } from '../../failures/failure.ts';
import type { FormAvailability } from '../form-availability.ts';
import type { Flag, PersonName } from './response-rows.ts';

export interface FormContent {
  readonly driveItemId: string;
  readonly eTag?: string;
  readonly schema: FormDefinition;
  readonly pdfOptions?: PdfOptions;
  readonly responsesTitleTemplate?: string;
  readonly emailTemplate?: unknown;
  readonly customCss?: string;
  /** Form tests; in drafts only. */
  readonly tests?: unknown;
  /** Fields renamed since the published version; in drafts only. */
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
  /** Item ID of form.config.json. */
  readonly driveItemId: string;
  /** ID of the folder in Form Config with the form's three files. */
  readonly folderDriveItemId: string;
  /** ID of the responses folder; absent before the first publication. */
  readonly responsesDriveItemId?: string;
  readonly eTag?: string;
  /**
   * The form has the old layout: its files are directly in Form Config, named `{oldName}.form.config.json` …, and
   * `folderDriveItemId` is '' until the first edit creates a folder.
   */
  readonly driveMigrationRequired?: boolean;
  readonly oldName?: string;
  /** Webhooks stored by an older program; the server stores them now. */
  readonly webhooks?: unknown;
  readonly submissionEditMode?: 'enabled' | 'disabled';
  readonly confidentialResponses?: boolean;
  readonly opening?: FormAvailability;
  /** Deprecated predecessor of the form setting `confidentialResponses`. */
  readonly privateResponses?: boolean;
  /** Layouts of the submissions table that builders share with all users. */
  readonly submissionTableViews?: readonly TableView[];
  /** View for users that haven't chosen one. */
  readonly defaultViewId?: string;
  /** Review settings; absent if submissions aren't reviewed. */
  readonly review?: FormReview;
  /** Retention of the form's submissions. */
  readonly retention?: RetentionPeriod;
  readonly draft?: FormContent;
  readonly published?: PublishedContent;
  /** The builder has edits that aren't in the library yet. */
  readonly isDirty?: Flag;
  /** The library's draft when another user changed it meanwhile. The local draft stays until a builder chooses. */
  readonly draftConflict?: DraftConflict;
  /** Unfinished publication: its comment, and the version before it (0 if none). */
  readonly publishing?: { readonly comment: string; readonly from: number };
  /** Failures of the form's files in the library; the device continues with their previous content. */
  readonly unreadable?: Readonly<Partial<Record<'formConfig' | 'formDraft' | 'formPublished', Failure>>>;
  /** The form was deleted from the library. The hidden row only keeps where its remaining local responses are sent. */
  readonly isGone?: Flag;
}

/** Review settings of a form: custom names of states. */
export interface FormReview {
  readonly names: Readonly<Partial<Record<'new' | 'progress' | 'done' | 'rejected', string>>>;
}

/** Layout of the submissions table, in the format of TanStack Table's state. */
export interface TableLayout {
  readonly columnVisibility: Readonly<Record<string, boolean>>;
  readonly columnOrder: readonly string[];
  readonly columnSizing: Readonly<Record<string, number>>;
  readonly columnFilters: readonly { readonly id: string; readonly value: unknown }[];
  readonly sorting: readonly { readonly id: string; readonly desc: boolean }[];
  /** Pinned columns. Not part of the specification; other programs ignore it. */
  readonly columnPinning: readonly string[];
  /** Row height. Not part of the specification. */
  readonly density: 'roomy' | 'normal' | 'dense';
  /** Metrics at the top of the summary. Not part of the specification; absent in older local rows. */
  readonly keyFigures?: readonly Metric[];
}

/** Metric over all submissions, at the top of the summary. */
export interface Metric {
  readonly id: string;
  readonly kind: 'count' | 'sum' | 'mean' | 'share';
  /** ID of the column; '' for a count. */
  readonly column: string;
  /** For a share: ID of the value whose share is shown. */
  readonly value?: string;
}

/** Saved layout of the submissions table. Times are ISO-8601 UTC; '' if unknown. */
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
  /** Name of the user that changed the draft; '' if the library has none. */
  readonly by: string;
  /** Time of the change, ISO-8601 UTC; '' if the library has none. */
  readonly at: string;
}
