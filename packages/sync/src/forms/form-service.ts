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

/** What a builder does to a form. Goes through Graph at once: needs the network and a token. */
export interface FormService {
  /** A team without a library gets one first (`library-not-created` …). */
  add(teamId: string, form: NewForm): Promise<FormRow>;
  fetchDraft(formId: string): Promise<FormRow>;
  /** Fetches the code of edits, for who is about to edit. */
  loadEdits(): Promise<unknown>;
  /**
   * @param base the draft that this one was made from, as it lay in the library. By default what this device has.
   * Throws Failed `draft-conflict` where the library has another by now: the form's row holds both.
   */
  updateDraft(formId: string, draft: DraftContent, base?: FormContent): Promise<FormRow>;
  /** Ends a conflict. What is not chosen stays in the library, as an earlier version of the draft's file. */
  settleDraft(formId: string, choice: DraftChoice): Promise<FormRow>;
  /**
   * Title, icon, channel, category, metadata, whether submissions may be edited, and when it takes responses. A new title renames files' titles and
   * both folders. An empty text takes the property away.
   */
  updateConfig(
    formId: string,
    config: Partial<
      Pick<FormRow, 'title' | 'icon' | 'channelId' | 'category' | 'metadata' | 'submissionEditMode' | 'opening'>
    >,
  ): Promise<FormRow>;
  /** Keeps a layout of the submissions table with the form, for everybody. Throws Failed `view-unnamed`. */
  saveTableView(formId: string, view: WantedView): Promise<TableView>;
  removeTableView(formId: string, viewId: string): Promise<FormRow>;
  /** `undefined`: people who have chosen none see all submissions as they come. */
  setDefaultView(formId: string, viewId: string | undefined): Promise<FormRow>;
  /** Whether and how the form's submissions are reviewed; `undefined`: they are not. */
  setReview(formId: string, review: FormReview | undefined): Promise<FormRow>;
  publish(formId: string, comment: string): Promise<FormRow>;
  unPublish(formId: string): Promise<FormRow>;
  delete(formId: string): Promise<void>;
  /** Brings this one form as the library has it, edits that are not sent yet apart; `undefined`: it is gone there. */
  sync(formId: string): Promise<FormRow | undefined>;
  /** The folder of the form's responses, made again when it was deleted ('Re-create Responses Folder'). */
  setupResponseFolder(formId: string): Promise<FormRow>;
  /** Takes the email templates of former programs out of draft and published version. */
  removeDeprecatedEmailTemplates(formId: string): Promise<FormRow>;
  /** What was published, newest first, 5 a page; `more` continues. */
  versions(formId: string, more?: string, signal?: AbortSignal): Promise<FormVersionPage>;
  /** One version whole. Throws Failed `version-not-downloaded`. */
  openVersion(
    formId: string,
    version: Pick<FormVersion, 'id' | 'version'>,
    signal?: AbortSignal,
  ): Promise<PublishedForm>;
  /** Brings the team's custom fields, and keeps them in its row. */
  customFields(teamId: string): Promise<readonly CustomField[]>;
  /** Throws Failed `custom-field-unnamed`, `custom-field-taken`. */
  saveCustomField(teamId: string, field: CustomField): Promise<readonly CustomField[]>;
  /**
   * Reaches the drafts of all forms of the team. Asked again, it goes on with those that it has not reached. Throws Failed
   * `custom-field-unnamed`, `custom-field-taken`, `custom-field-gone`; then nothing has changed.
   */
  renameCustomField(teamId: string, name: string, to: string): Promise<CustomFieldChange>;
  /** The same: what was made of it in forms stays, as ordinary components. */
  removeCustomField(teamId: string, name: string): Promise<CustomFieldChange>;
  /** The PDF that the form was made from; `undefined` where it was made from none. */
  paper(formId: string): Promise<Blob | undefined>;
  /** Draws a response, submitted or not. Throws Failed `pdf-timeout` after 30 s. */
  getPdf(response: PrintedResponse): Promise<Blob>;
  /** The server tells the form's email rules of a stored response and nobody else; once a revision. */
  triggerEmailNotification(formId: string, ask: EmailAsk): Promise<void>;
  /** The server tells the form's webhooks and nobody else, once for the same response, revision and trigger. */
  triggerWebhook(formId: string, ask: DeliveryAsk): Promise<void>;
}

/** `id`: of the view that it replaces. */
export type WantedView = TableLayout & { readonly title: string; readonly id?: string };

export interface CustomFieldChange {
  readonly fields: readonly CustomField[];
  /** Forms that could not be changed, and why: they say the old name. */
  readonly failures: readonly { readonly formId: string; readonly title: string; readonly failure: Failure }[];
}

/** Which of two drafts goes on. */
export type DraftChoice = 'mine' | 'theirs';

export interface NewForm extends DraftContent {
  /** Chosen by the caller, so that adding again after a cut goes on where it stopped. Else made here. */
  readonly id?: string;
  readonly title: string;
  readonly icon?: string;
  readonly channelId?: string;
  readonly category?: string;
  readonly metadata?: FormRow['metadata'];
  /** The PDF that it is made from. */
  readonly paper?: Blob;
}

export interface FormVersionPage {
  readonly versions: readonly FormVersion[];
  readonly more?: string;
}

export type PublishedForm = DraftContent & { readonly version: number };

/** A response of this device, or one that was read from the library: that is submitted. With `isBlank` its form alone, to be filled in by hand. */
export type PrintedResponse = StoredResponse & Partial<Pick<ResponseRow, 'submitted'>> & { readonly isBlank?: true };

export type DeliveryAsk = Omit<Parameters<ProductServer['deliver']>[2], 'target'>;

/** No email tells of a deletion. By default of a submit. */
export type EmailAsk = Omit<DeliveryAsk, 'triggerType'> & { readonly triggerType?: 'submit' | 'resubmit' };
