/**
 * Entry point `@tideform/sync/library-content`: how forms and responses are stored as files of a team's library, for
 * writers without a local database, such as the demo.
 */
export type { FormRow, ResponseRow } from './database/rows.ts';
export { withFileLocations } from './files/stored-file.ts';
export { formFields } from './forms/form-files.ts';
export { authorColumn, libraryColumns } from './library/columns.ts';
export { type DraftContent, toDraftContent } from './library/form-content.ts';
export { fileNames, folderNames, libraryName, libraryTitle, schemaVersion } from './library/layout.ts';
export { partitionOf } from './library/partition.ts';
export { responseFolderName, safeName } from './library/safe-name.ts';
export { draftFields } from './outbox/remote/draft-fields.ts';
export { folderFields, partFields } from './outbox/remote/part-fields.ts';
export { submissionFields } from './outbox/remote/submission-fields.ts';
export { encodeJson, toStoredResponse, toSubmittedResponse } from './outbox/response-file.ts';
export { responseTitle } from './outbox/response-title.ts';
export { fromForm } from './responses/from-form.ts';
export { manifestHash } from './responses/manifest-hash.ts';
