/** Names of the files that Tideform keeps in a team's library. */
export const fileNames = {
  formConfig: 'form.config.json',
  formDraft: 'form.draft.json',
  formPublished: 'form.published.json',
  /** The PDF that a form was made from, for its answers to be filled in. */
  formPaper: 'form.paper.pdf',
  responseDraft: 'response.draft.json',
  responseSubmitted: 'response.submitted.json',
  submissionPdf: 'submission.pdf',
  /** Beside a submission: what became of it. */
  review: 'response.review.json',
  teamConfig: 'team.config.json',
  /** In Form Config itself: whoever may build writes it. */
  customFields: 'custom.fields.json',
} as const;

/**
 * Older programs kept a form's files in Form Config itself, the form's name before theirs: 'Intake.form.draft.json'. The
 * name before it, or `undefined` for files of the present layout.
 */
export function oldFormName(fileName: string): string | undefined {
  return /^(.+)\.form\.(?:config|draft|published)\.json$/i.exec(fileName)?.[1];
}

/**
 * Top folders of the library: `Form Config/{form}/form.*.json`, `Responses/{form}/{number} {form}/…` and
 * `~Private/{person}/{form}/…`. Whoever may write in Form Config is a builder.
 */
export const folderNames = { formConfig: 'Form Config', responses: 'Responses', private: '~Private' } as const;

/** The library's name in its address, and in the title until `libraryTitle` is set. */
export const libraryName = 'tfDrive';

/** What people read; also the name of libraries that were made before `libraryName`. */
export const libraryTitle = 'Tideform';

/** List of who has which role, in the site of teams that are older than permissions on folders. Nobody makes one again. */
export const rolesListName = 'tfRoles';

/** List of a team's webhooks, as programs before schema version 1.11.0 kept them. Tideform's server has them now. */
export const webhooksListName = 'tfWebhooks';
/** Where a former program has kept data sources. */
export const dataSourcesListName = 'tfDataSources';

/** SharePoint's own list of people, by the name in its address. Its title is in the language of the site. */
export const usersListName = 'users';

/** Value of the column tfItemType. `response` is a draft's JSON file; it becomes `submission` by the commit. */
export type ItemType =
  | 'form-config'
  | 'form-draft'
  | 'form-published'
  | 'response'
  | 'submission'
  | 'attachment'
  | 'pdf'
  | 'review';

/** Version of this layout, kept in team.config.json. */
export const schemaVersion = '1.11.0';

/** Title and collaborators in a list item are cut here: a single-line column holds no more. */
const fieldLength = 255;

/** A text as a single-line column holds it, without half of a character at its end. */
export function fieldText(text: string): string {
  return text.slice(0, fieldLength).replace(/[\uD800-\uDBFF]$/, '');
}
