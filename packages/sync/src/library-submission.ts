/**
 * Entry point `@tideform/sync/library-submission`: writes a response to a team's library without a local database.
 * Tideform's server uses it for the responses of anonymous respondents.
 */

export type { ResponseRow } from './database/rows.ts';
export { freeFileName } from './files/file-names.ts';
export { findFiles } from './files/stored-file.ts';
export { deleteIfPresent } from './library/find-item.ts';
export { claimFolder, isClaimedFolder } from './outbox/remote/response-folder.ts';
export type { ResponseLibrary } from './outbox/remote/response-library.ts';
export { type ExpectedFile, findExpectedFiles, writeSubmission } from './outbox/write-submission.ts';
export { manifestHash } from './responses/manifest-hash.ts';
