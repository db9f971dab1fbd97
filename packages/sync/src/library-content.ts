/** What forms and responses are like as files of a team's library, for who writes them there without a device: the demonstration. */
export type { FormRow, ResponseRow } from './database/rows.ts';
export { withPlaces } from './files/stored-file.ts';
export { formFields } from './forms/form-files.ts';
export { authorColumn, libraryColumns } from './library/columns.ts';
export { type DraftContent, draftContent } from './library/form-content.ts';
export { fileNames, folderNames, libraryName, libraryTitle, schemaVersion } from './library/layout.ts';
export { partitionOf } from './library/partition.ts';
export { responseFolderName, safeName } from './library/safe-name.ts';
export { draftFields } from './outbox/remote/draft-fields.ts';
export { folderFields, partFields } from './outbox/remote/part-fields.ts';
export { submissionFields } from './outbox/remote/submission-fields.ts';
export { jsonBytes, storedResponse, submittedResponse } from './outbox/response-file.ts';
export { responseTitle } from './outbox/response-title.ts';
export { fromForm } from './responses/from-form.ts';
export { manifestHash } from './responses/manifest-hash.ts';
