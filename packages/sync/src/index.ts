export type { SyncContext, UploadSizes } from './context.ts';
export { downloadWorkbookTables, isWorkbookRefused } from './data-sources/files/read-workbook.ts';
export { loadPreviewRows, type SourceGraphClient } from './data-sources/load-preview-rows.ts';
export { loadSourceRow, loadSourceRows, type SourceRowsQuery } from './data-sources/load-source-rows.ts';
export { pullDataSources } from './data-sources/pull-data-sources.ts';
export {
  findReferringForms,
  getResponseId,
  hasSubmissionSource,
  type ReferringForm,
  refersTo,
} from './data-sources/references.ts';
export { setSourceOff } from './data-sources/set-source-off.ts';
export { findReferencedSources } from './data-sources/source-usage.ts';
export type { DataRow, DataSourceRow, DataSummaryRow } from './database/data-source-rows.ts';
export { type AvailabilityState, type FormAvailability, getAvailabilityState } from './database/form-availability.ts';
export {
  type Database,
  type DatabaseOptions,
  NewerDatabaseError,
  openDatabase,
  type TableAccess,
} from './database/open-database.ts';
export { createStorageReserve } from './database/reserve.ts';
export { isFullyPulled } from './database/row-states.ts';
export type * from './database/rows.ts';
export { describeFailure } from './failures/describe-failure.ts';
export type {
  Failure,
  FailureKind,
  FailureOfKind,
  FailureParameters,
  PackageFailureReason,
} from './failures/failure.ts';
export { FailureError, toError } from './failures/failure-error.ts';
export { isQuotaExceeded, toFailure } from './failures/to-failure.ts';
export type { LostFile } from './files/copy-files.ts';
export type { FileCommands } from './files/file-commands.ts';
export { createFileCommands } from './files/file-commands.ts';
export { FileUnavailable } from './files/load-file.ts';
export { createFormService } from './forms/create-form-service.ts';
export type {
  CustomFieldUpdate,
  DeliveryRequest,
  DraftConflictChoice,
  FormService,
  FormVersionPage,
  NewForm,
  PrintedResponse,
  PublishedForm,
  TableViewInput,
} from './forms/form-service.ts';
export { getPdf } from './forms/get-pdf.ts';
export type { FormVersion } from './forms/versions/form-version.ts';
export { type PullOptions, pullTeam } from './inbox/pull-team.ts';
export { findUsersList } from './library/find-library.ts';
export type { DraftContent } from './library/form-content.ts';
export { hasUnpublishedChanges } from './library/form-content.ts';
export type { Review, ReviewEvent, ReviewSummary } from './library/reviews/review.ts';
export type { StoredResponse } from './library/stored-response.ts';
export { UnsentWorkRemainingError } from './local-data/delete-local-data.ts';
export type { UnsentItem } from './local-data/list-unsent-work.ts';
export type { LocalDataCommands } from './local-data/local-data-commands.ts';
export { createLocalDataCommands } from './local-data/local-data-commands.ts';
export { removeLostTeam } from './local-data/remove-lost-team.ts';
export { type PassResult, pushResponses } from './outbox/push-responses.ts';
export type { PushRun } from './outbox/push-run.ts';
export type * from './ports.ts';
export { createResponseCommands } from './responses/create-response-commands.ts';
export { getSubmissionState } from './responses/edit-submission.ts';
export { type FoundResponses, findOwnResponses, type OwnResponsesQuery } from './responses/find-own-responses.ts';
export type {
  AnswersToCopy,
  CopySource,
  ResponseCommands,
  ResponseCopy,
  SaveOptions,
} from './responses/response-commands.ts';
export {
  canDeleteSubmission,
  canEditSubmission,
  type DeletionRights,
  type EditRights,
} from './responses/submission-rights.ts';
export { createRetryTimes, type RetryTimes } from './retries/back-off.ts';
export type { RightsService } from './rights/rights-service.ts';
export { createRightsService } from './rights/rights-service.ts';
export { runConcurrently } from './run-concurrently.ts';
export { createSyncEngine } from './schedule/create-sync-engine.ts';
export type { SyncEngine, SyncRequest, SyncResult, SyncStatus, SyncStatusKind } from './schedule/sync-engine.ts';
export type { PullFunctions } from './schedule/sync-once.ts';
export { countPendingUploads, withPendingUploads } from './schedule/sync-status.ts';
export {
  createStorageMonitor,
  getStorageWarnings,
  type StorageMonitor,
  type StoragePort,
  type StorageUse,
  type StorageWarning,
} from './storage/storage-warnings.ts';
export { createSubmissionReader } from './submissions/create-submission-reader.ts';
export type { SubmissionVersion } from './submissions/list-submission-versions.ts';
export { createSubmissionReviews } from './submissions/reviews/create-submission-reviews.ts';
export type { KnownReviews, ReviewedSubmission, SubmissionReviews } from './submissions/reviews/submission-reviews.ts';
export type { SubmissionItem, SubmissionRange, SubmissionReader, TeamFilter } from './submissions/submission-reader.ts';
export { initialiseTeam } from './teams/initialise-team.ts';
export { pullTeams } from './teams/pull-teams.ts';
export { findLookupId, listSiteUsers } from './teams/roles/site-user.ts';
export { exportUnsentWork, type UnsentWork } from './transfer/export-unsent-work.ts';
export { type ImportedResponses, type ImportSkipReason, importResponses } from './transfer/import-responses.ts';
export { collectResponses, packResponses, type ResponsePackageFile } from './transfer/pack-responses.ts';
export { UnreadablePackageError } from './transfer/response-package.ts';
