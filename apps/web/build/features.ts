import type { Features } from './feature-chunks.ts';

/** What the app downloads after its screens: each feature is fetched whole when a part of it is first needed. */
export const appFeatures: Features = [
  // Fields that weigh a lot and that few forms have.
  ['rich-text', /components\/src\/textarea\/RichAnswer/],
  ['image-editor', /components\/src\/kit\/image-editor\//],
  ['drawing', /components\/src\/(signature\/signing|sketchPad)\//],
  ['scanner', /components\/src\/barcode\/(reading|scanner)\//],
  ['phone-number', /components\/src\/phoneNumber\//],
  [
    'code-editor',
    /src\/ui\/(CodeEditor|code-editor\/(open-editor|open-comparison|json-language))|textarea\/CodeAnswer/,
  ],
  [
    'code-editor',
    /src\/(form\/custom-css|screens\/builder\/(custom-css|ViewSource|settings\/EditJson|versions\/CodeCompared))/,
  ],
  [
    'paper',
    /src\/(paper\/draw-paper|templates\/draw-template)|components\/src\/prints|options\/write-paper|open-paper-file/,
  ],
  ['fields', /components\/src\/(?!editors\/|sample-data)|web\/src\/form\//],
  ['builder-outputs', /screens\/builder\/(pdf|email)\/\w+Tab/],
  ['builder-dialogs', /screens\/builder\/(?!BuilderScreen|pdf\/)|components\/src\/(editors\/|sample-data)/],
  ['submissions-table', /screens\/submissions\/(desk\/|table\/|SubmissionsList)/],
  ['submissions-dialogs', /screens\/submissions\/(?!SubmissionsScreen|exports\/(merge|sheets|write-zip))/],
  ['respond-dialogs', /screens\/respond\/(?!RespondScreen)/],
  ['new-form', /screens\/(forms\/(?!FormsScreen)|template-build\/)/],
  ['pages', /kiosk-routes|screens\/(device|kiosk|marketplace|plans|received|settings|sources|workflows)\//],
  ['in-teams', /web\/src\/(teams|shell\/(teams|theme))\//],
  [
    'dialogs',
    /(sync|print)\/src\/|web\/src\/(captcha|choices|data|dialogs|failures|maps\/maps-of|shell\/(?!auth)|ui\/(?!code-editor))/,
  ],
];
