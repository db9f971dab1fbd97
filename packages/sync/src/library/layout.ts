/** Names of the files that Tideform stores in a team's library. */
export const fileNames = {
  formConfig: 'form.config.json',
  formDraft: 'form.draft.json',
  formPublished: 'form.published.json',
  /** PDF form that the form was created from; answers are written into it. */
  pdfForm: 'form.paper.pdf',
  responseDraft: 'response.draft.json',
  responseSubmitted: 'response.submitted.json',
  submissionPdf: 'submission.pdf',
  /** Review of a submission, stored next to it. */
  review: 'response.review.json',
  teamConfig: 'team.config.json',
  /** Custom fields of the team, directly in Form Config, where builders have write access. */
  customFields: 'custom.fields.json',
} as const;

/**
 * Returns the form name prefix of a file in the old layout, where a form's files are directly in Form Config: 'Intake'
 * for 'Intake.form.draft.json'. `undefined` for files of the current layout.
 */
export function getOldFormName(fileName: string): string | undefined {
  return /^(.+)\.form\.(?:config|draft|published)\.json$/i.exec(fileName)?.[1];
}

/**
 * Top folders of the library: `Form Config/{form}/form.*.json`, `Responses/{form}/{number} {form}/…` and
 * `~Private/{person}/{form}/…`. Write access to Form Config is the permission to build forms.
 */
export const folderNames = { formConfig: 'Form Config', responses: 'Responses', private: '~Private' } as const;

/** Name of the library in its URL, and its title until `libraryTitle` is set. */
export const libraryName = 'tfDrive';

/** Title of the library, and the name of libraries that were created before `libraryName` was introduced. */
export const libraryTitle = 'Tideform';

/**
 * List of user roles on the sites of teams that are older than permissions on folders. It is never created any more.
 */
export const rolesListName = 'tfRoles';

/** List of a team's webhooks from programs before schema version 1.11.0. Tideform's server stores webhooks now. */
export const webhooksListName = 'tfWebhooks';
/** List of data sources from an older program. */
export const dataSourcesListName = 'tfDataSources';

/** URL name of SharePoint's built-in list of users. Its title is localized. */
export const usersListName = 'users';

/** Value of the column tfItemType. `response` is a draft's JSON file; the commit changes it to `submission`. */
export type ItemType =
  | 'form-config'
  | 'form-draft'
  | 'form-published'
  | 'response'
  | 'submission'
  | 'attachment'
  | 'pdf'
  | 'review';

/** Version of this layout, stored in team.config.json. */
export const schemaVersion = '1.11.0';

/** Maximum length of a single-line text column. */
const maxFieldLength = 255;

/** Truncates a text to the length of a single-line column, without splitting a surrogate pair. */
export function toFieldText(text: string): string {
  return text.slice(0, maxFieldLength).replace(/[\uD800-\uDBFF]$/, '');
}

/** Items per partition; below the 5,000 rows that a filtered list query may select. */
const partitionSize = 4000;

/** Returns the value of tfPartition for a list item ID. Partitions are numbered per library. */
export function getPartition(listItemId: string): number {
  return Math.floor(Number(listItemId) / partitionSize);
}
