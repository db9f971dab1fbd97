/** A team's library, for those who have no local database: Tideform's server. */

export { Failed } from './failures/failed.ts';
export { letTeamWrite } from './library/default-permissions.ts';
export { findByPath, findChild, findItem } from './library/find-item.ts';
export { findLibrary, readTeamLists } from './library/find-library.ts';
export { fileNames, folderNames } from './library/layout.ts';
export { roleOf } from './library/permissions/role-of.ts';
export type { LibraryAccess } from './library/private/library-access.ts';
export { formFolder, type PrivatePerson, personFolder } from './library/private/private-folder.ts';
export { privateRoot } from './library/private/private-root.ts';
export { restrictFolder } from './library/private/restrict-folder.ts';
export { readJsonFile, UnreadableFile } from './library/read-json-file.ts';
export { responseRows } from './library/response-rows.ts';
export { addReviewAct } from './library/reviews/add-review-act.ts';
export { readFormReview } from './library/reviews/form-review.ts';
export { readReview, reviewFile } from './library/reviews/review.ts';
export {
  type FormConfigFile,
  type FormPublishedFile,
  formConfigFile,
  formPublishedFile,
  type ResponseFile,
  responseFile,
} from './library/stored-files.ts';
export { readTableViews } from './library/table-views.ts';
export { writeFields } from './library/write-fields.ts';
export { holderOf } from './rights/holder.ts';
export { listFolder, type RightsFolder, setLevel } from './rights/set-level.ts';
export { listSubmissions, parseCursor } from './submissions/list-submissions.ts';
export { newestPartition } from './submissions/partitions.ts';
export { listReviews } from './submissions/reviews/list-reviews.ts';
export type { SubmissionItem } from './submissions/submission-reader.ts';
export { canBuildForms, readCaller } from './teams/can-build-forms.ts';
