import type { Features } from './feature-chunks.ts';

/**
 * Features whose code the app downloads after its screens. A feature groups modules that need about the same code,
 * because the first use of any module downloads all of them with their imports. Code that a screen needs when it opens,
 * and rarely needed code, belongs to no feature.
 */
export const appFeatures: Features = [
  ['drawing', /components\/src\/(signature\/signing|sketchPad)\//],
  ['scanner', /components\/src\/barcode\/(reading|scanner)\//],
  ['code-editor', /src\/ui\/code-editor\/(open-editor|open-comparison|json-language)/],
  ['library', /sync\/src\/(forms\/(?!get-pdf)|local-data|rights|submissions)/],
  ['answers', /sync\/src\/(forms\/get-pdf|outbox)|print\/src\/answers|data\/(responses\/answers-to-copy|shared-files)/],
  ['data', /web\/src\/data\/(device|people|references\/(find-row-path|References)|sources)/],
  ['menus', /web\/src\/(ui\/(menu|hint|filter)\/|shell\/frame\/(account\/AccountItems|local-data\/TeamItems))/],
  ['sharing', /web\/src\/dialogs\/(share|comparing|references|PublishDialog)/],
  [
    'dialogs',
    /web\/src\/(dialogs\/|ui\/dialogs\/ConfirmDialog|shell\/frame\/(account|local-data|notifications\/NotificationsPopover|shown-teams|sync|users)|shell\/kiosk)/,
  ],
  ['builder-outputs', /screens\/builder\/(pdf|email)\/\w+Tab/],
  ['builder-preview', /screens\/builder\/preview\//],
  [
    'builder-settings',
    /screens\/builder\/(rules|settings)\/(?!pane\/(write-code|WhereUsed))|components\/src\/editors\/code/,
  ],
  [
    'builder-dialogs',
    /screens\/builder\/(?!BuilderScreen|ViewSource|custom-css|pdf\/|review\/|source\/|settings\/|versions\/CodeCompared)/,
  ],
  [
    'submissions-table',
    /screens\/submissions\/(submissions-table|table|SubmissionsList|NoRows|answer-columns|choosing\/FilterChips|review\/ReviewTools|workflows\/WorkflowsCell)/,
  ],
  [
    'submissions-dialogs',
    /screens\/submissions\/(?!SubmissionsScreen|exports\/(merge|power|sheets|write-zip)|CustomRange|RowItems|PdfFailure|download-pdf)/,
  ],
  [
    'respond-dialogs',
    /screens\/respond\/(?!RespondScreen|draft\/StartResponse|availability\/|history\/(ChangedSubmissionBanner|OutdatedEditBanner)|options\/fill-pdf-form)/,
  ],
  ['new-form', /screens\/forms\/(NewFormDialog|importing\/)/],
  ['pages', /screens\/(device|settings|sources|workflows)\//],
  ['in-teams', /web\/src\/(teams\/|shell\/(teams\/(?!UnsupportedDownloadDialog)|theme\/))/],
];
