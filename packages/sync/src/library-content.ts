/**
 * Entry point `@tideform/sync/library-content`: how forms and responses are stored as files of a team's library, for
 * writers without a local database, such as the demo.
 */
export type { FormRow, ResponseRow } from './database/rows.ts';
export { withFileLocations } from './files/stored-file.ts';
export { buildFormItemFields } from './forms/form-files.ts';
export { authorColumn, libraryColumns } from './library/columns.ts';
export { type DraftContent, toDraftContent } from './library/form-content.ts';
export { fileNames, folderNames, getPartition, libraryName, libraryTitle, schemaVersion } from './library/layout.ts';
export { formatResponseFolderName, toSafeName } from './library/safe-name.ts';
export { buildDraftFields, buildFileFields, buildFolderFields, buildSubmissionFields } from './outbox/remote/fields.ts';
export { encodeJson, toStoredResponse, toSubmittedResponse } from './outbox/response-file.ts';
export { renderResponseTitle } from './outbox/response-title.ts';
export { computeManifestHash } from './responses/compute-manifest-hash.ts';
export { pickFormProperties } from './responses/pick-form-properties.ts';
