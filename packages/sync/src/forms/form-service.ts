import type {
  CustomField,
  FormContent,
  FormReview,
  FormRow,
  ResponseRow,
  TableLayout,
  TableView,
} from '../database/rows.ts';
import type { Failure } from '../failures/failure.ts';
import type { DraftContent } from '../library/form-content.ts';
import type { StoredResponse } from '../library/stored-response.ts';
import type { ProductServer } from '../ports.ts';
import type { FormVersion } from './versions/form-version.ts';

/** Operations of a builder on a form. They call Graph directly, so they need the network and a token. */
export interface FormService {
  /** Creates a form. Creates the team's library first if it is missing (`library-not-created` …). */
  add(teamId: string, form: NewForm): Promise<FormRow>;
  fetchDraft(formId: string): Promise<FormRow>;
  /** Loads the code for edits; call it before the user starts to edit. */
  preloadEdits(): Promise<unknown>;
  /**
   * Replaces the draft.
   *
   * @param base the draft in the library that this one was created from; by default this device's copy
   * @throws FailureError `draft-conflict` when the library has a different draft by now: the form's row then contains both
   */
  updateDraft(formId: string, draft: DraftContent, base?: FormContent): Promise<FormRow>;
  /**
   * Resolves a conflict between two drafts. The one that isn't chosen stays in the library as an earlier version of the
   * draft's file.
   */
  resolveDraftConflict(formId: string, choice: DraftConflictChoice): Promise<FormRow>;
  /**
   * Updates title, icon, channel, category, metadata, whether submissions may be edited, and the availability. A new
   * title renames both folders and the titles of files. An empty string removes the property.
   */
  updateConfig(
    formId: string,
    config: Partial<
      Pick<FormRow, 'title' | 'icon' | 'channelId' | 'category' | 'metadata' | 'submissionEditMode' | 'opening'>
    >,
  ): Promise<FormRow>;
  /**
   * Saves a layout of the submissions table with the form, for all users.
   *
   * @throws FailureError `view-unnamed`
   */
  saveTableView(formId: string, view: TableViewInput): Promise<TableView>;
  removeTableView(formId: string, viewId: string): Promise<FormRow>;
  /** Sets the view for users that haven't chosen one. `undefined` shows them all submissions without a view. */
  setDefaultView(formId: string, viewId: string | undefined): Promise<FormRow>;
  /** Sets whether and how the form's submissions are reviewed; `undefined` turns reviews off. */
  setReview(formId: string, review: FormReview | undefined): Promise<FormRow>;
  publish(formId: string, comment: string): Promise<FormRow>;
  unPublish(formId: string): Promise<FormRow>;
  delete(formId: string): Promise<void>;
  /**
   * Loads this form from the library and keeps edits that weren't uploaded yet. Returns `undefined` if the form was
   * deleted there.
   */
  sync(formId: string): Promise<FormRow | undefined>;
  /**
   * Returns the form with its responses folder, and creates the folder again if it was deleted ('Re-create Responses
   * Folder').
   */
  setupResponseFolder(formId: string): Promise<FormRow>;
  /** Removes the email templates of older programs from the draft and the published version. */
  removeDeprecatedEmailTemplates(formId: string): Promise<FormRow>;
  /**
   * Lists published versions, newest first, 5 per page.
   *
   * @param more continuation from the previous page
   */
  listVersions(formId: string, more?: string, signal?: AbortSignal): Promise<FormVersionPage>;
  /**
   * Loads the content of one published version.
   *
   * @throws FailureError `version-not-downloaded`
   */
  openVersion(
    formId: string,
    version: Pick<FormVersion, 'id' | 'version'>,
    signal?: AbortSignal,
  ): Promise<PublishedForm>;
  /** Loads the team's custom fields and stores them in its local row. */
  loadCustomFields(teamId: string): Promise<readonly CustomField[]>;
  /**
   * Adds a custom field.
   *
   * @throws FailureError `custom-field-unnamed`, `custom-field-taken`
   */
  addCustomField(teamId: string, field: CustomField): Promise<readonly CustomField[]>;
  /**
   * Renames a custom field in the drafts of all forms of the team. If forms are left over, calling it again continues
   * with them.
   *
   * @throws FailureError `custom-field-unnamed`, `custom-field-taken`, `custom-field-gone`; then nothing has changed
   */
  renameCustomField(teamId: string, name: string, to: string): Promise<CustomFieldUpdate>;
  /**
   * Deletes a custom field from the drafts of all forms of the team. Components that were created from the field stay
   * in forms as ordinary components.
   */
  removeCustomField(teamId: string, name: string): Promise<CustomFieldUpdate>;
  /** Loads the PDF form that the form was created from; `undefined` if there is none. */
  fetchPdfForm(formId: string): Promise<Blob | undefined>;
  /**
   * Renders the PDF of a response, submitted or not.
   *
   * @throws FailureError `pdf-timeout` after 30 s
   */
  getPdf(response: PrintedResponse): Promise<Blob>;
  /**
   * Sends the emails of a stored response by the form's email rules, without notifying its webhooks. Sent once per
   * revision.
   */
  triggerEmailNotification(formId: string, request: EmailRequest): Promise<void>;
  /**
   * Sends a stored response to the form's webhooks, without its emails. Sent once per response, revision and trigger.
   */
  triggerWebhook(formId: string, request: DeliveryRequest): Promise<void>;
}

/** `id` is the ID of the view to replace; without it, a new view is created. */
export type TableViewInput = TableLayout & { readonly title: string; readonly id?: string };

export interface CustomFieldUpdate {
  readonly fields: readonly CustomField[];
  /** Forms that couldn't be changed and still have the old name. */
  readonly failures: readonly { readonly formId: string; readonly title: string; readonly failure: Failure }[];
}

/** Which of two conflicting drafts to keep. */
export type DraftConflictChoice = 'mine' | 'theirs';

export interface NewForm extends DraftContent {
  /**
   * ID chosen by the caller, so that a repeated call after an interruption continues with the same form. Generated if
   * absent.
   */
  readonly id?: string;
  readonly title: string;
  readonly icon?: string;
  readonly channelId?: string;
  readonly category?: string;
  readonly metadata?: FormRow['metadata'];
  /** PDF form that the form is created from. */
  readonly pdfForm?: Blob;
}

export interface FormVersionPage {
  readonly versions: readonly FormVersion[];
  readonly more?: string;
}

export type PublishedForm = DraftContent & { readonly version: number };

/**
 * Response of this device, or a submission that was read from the library. With `isBlank`, only its form is printed, as
 * a blank form.
 */
export type PrintedResponse = StoredResponse & Partial<Pick<ResponseRow, 'submitted'>> & { readonly isBlank?: true };

export type DeliveryRequest = Omit<Parameters<ProductServer['deliver']>[2], 'target'>;

/** Request for emails. Deletions don't send emails; the default trigger is a submit. */
export type EmailRequest = Omit<DeliveryRequest, 'triggerType'> & { readonly triggerType?: 'submit' | 'resubmit' };
