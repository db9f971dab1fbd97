/**
 * Entry point `@tideform/sync/library-submission`: writes a response to a team's library without a local database.
 * Tideform's server uses it for the responses of anonymous respondents.
 */

export type { ResponseRow } from './database/rows.ts';
export { findFreeFileName } from './files/find-free-file-name.ts';
export { findFiles } from './files/stored-file.ts';
export { deleteItemIfPresent } from './library/drive-items.ts';
export type { ResponseLibrary } from './outbox/remote/find-response-library.ts';
export { claimFolder, isClaimedFolder } from './outbox/remote/response-folder.ts';
export { type ExpectedFile, findExpectedFiles, writeSubmission } from './outbox/write-submission.ts';
export { computeManifestHash } from './responses/compute-manifest-hash.ts';
