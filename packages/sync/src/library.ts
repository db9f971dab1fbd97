/**
 * Entry point `@tideform/sync/library`: reads and writes a team's library without a local database, for Tideform's
 * server.
 */

export { FailureError } from './failures/failure-error.ts';
export { grantTeamWrite } from './library/default-permissions.ts';
export { findChild, findItem, findItemByPath } from './library/drive-items.ts';
export { fetchTeamLists, findLibrary } from './library/find-library.ts';
export { getRole } from './library/get-role.ts';
export { fileNames, folderNames } from './library/layout.ts';
export { listResponseRows } from './library/list-rows.ts';
export { parseFormReview, parseTableViews } from './library/parse-form-config.ts';
export type { LibraryAccess } from './library/private/fetch-owners.ts';
export {
  getOrCreateFormFolder,
  getOrCreatePersonFolder,
  type PrivateFolderOwner,
} from './library/private/private-folder.ts';
export { getOrCreatePrivateRoot } from './library/private/private-root.ts';
export { restrictFolder } from './library/private/restrict-folder.ts';
export { readJsonFile, UnreadableFileError } from './library/read-json-file.ts';
export { addReviewEvent } from './library/reviews/add-review-event.ts';
export { parseReview, reviewFile } from './library/reviews/review.ts';
export {
  type FormConfigFile,
  type FormPublishedFile,
  formConfigFile,
  formPublishedFile,
  type ResponseFile,
  responseFile,
} from './library/stored-files.ts';
export { writeFields } from './library/write-fields.ts';
export { toPrincipal } from './rights/principal.ts';
export { listFolderPermissions, type RightsFolder, setAccessLevel } from './rights/set-access-level.ts';
export { listSubmissions, parseCursor } from './submissions/list-submissions.ts';
export { findNewestPartition } from './submissions/partitions.ts';
export { listReviews } from './submissions/reviews/list-reviews.ts';
export type { SubmissionItem } from './submissions/submission-reader.ts';
export { canBuildForms, fetchCaller } from './teams/can-build-forms.ts';
