export type { SyncContext, UploadSizes } from './context.ts';
export { isWorkbookRefused, readTablesOfFile } from './data-sources/files/read-workbook.ts';
export { findReferencedSources } from './data-sources/find-referenced-sources.ts';
export { previewRows, type SourceGraph } from './data-sources/preview-rows.ts';
export { pullDataSources } from './data-sources/pull-data-sources.ts';
export { type RowQuery, readRow, readRows } from './data-sources/read-rows.ts';
export { findReferringForms, isReferenced, type ReferringForm } from './data-sources/references/referring-forms.ts';
export { getResponseId, refersTo } from './data-sources/references/refers-to.ts';
export { setSourceOff } from './data-sources/set-source-off.ts';
export type { DataRow, DataSourceRow, DataSummaryRow } from './database/data-source-rows.ts';
export { type AvailabilityState, type FormAvailability, getAvailabilityState } from './database/form-availability.ts';
export { NewerDatabase } from './database/newer-database.ts';
export { type Database, type DatabaseOptions, openDatabase, type TableAccess } from './database/open-database.ts';
export { createReserve } from './database/reserve.ts';
export type * from './database/rows.ts';
export { describeFailure } from './failures/describe-failure.ts';
export { Failed, toError } from './failures/failed.ts';
export type { Failure, FailureKind, FailureOf, FailureParameters, PackageError } from './failures/failure.ts';
export { isQuotaExceeded } from './failures/is-quota-exceeded.ts';
export { failureOf } from './failures/to-failure.ts';
export type { LostFile } from './files/copy-files.ts';
export { createFileCommands } from './files/create-file-commands.ts';
export type { FileCommands } from './files/file-commands.ts';
export { FileUnavailable } from './files/file-unavailable.ts';
export { createFormService } from './forms/create-form-service.ts';
export type {
  CustomFieldChange,
  DeliveryRequest,
  DraftChoice,
  FormService,
  FormVersionPage,
  NewForm,
  PrintedResponse,
  PublishedForm,
  TableViewInput,
} from './forms/form-service.ts';
export { getPdf } from './forms/get-pdf.ts';
export { hasUnpublishedChanges } from './forms/has-unpublished-changes.ts';
export type { FormVersion } from './forms/versions/form-version.ts';
export { isFullyPulled } from './inbox/is-fully-pulled.ts';
export { type PullOptions, pullTeam } from './inbox/pull-team.ts';
export { findUsersList } from './library/find-library.ts';
export type { DraftContent } from './library/form-content.ts';
export type { Review, ReviewEvent, ReviewSummary } from './library/reviews/review.ts';
export type { StoredResponse } from './library/stored-response.ts';
export { createLocalDataCommands } from './local-data/create-local-data-commands.ts';
export { UnsentWorkRemaining } from './local-data/delete-local-data.ts';
export type { LocalDataCommands } from './local-data/local-data-commands.ts';
export { removeLostTeam } from './local-data/remove-lost-team.ts';
export type { UnsentItem } from './local-data/unsent-work.ts';
export { type PassResult, pushResponses } from './outbox/push-responses.ts';
export type { PushRun } from './outbox/push-run.ts';
export type * from './ports.ts';
export { createResponseCommands } from './responses/create-response-commands.ts';
export { type FoundResponses, findOwnResponses, type OwnResponsesQuery } from './responses/find-own-responses.ts';
export { type DeletionRights, mayDelete } from './responses/may-delete.ts';
export { type EditRights, mayEdit } from './responses/may-edit.ts';
export type {
  AnswersToCopy,
  CopySource,
  ResponseCommands,
  ResponseCopy,
  SaveOptions,
} from './responses/response-commands.ts';
export { submissionMark } from './responses/submission-mark.ts';
export { createRetryTimes, type RetryTimes } from './retries/back-off.ts';
export { createRightsService } from './rights/create-rights-service.ts';
export type { RightsService } from './rights/rights-service.ts';
export { runConcurrently } from './run-concurrently.ts';
export { createSyncEngine } from './schedule/create-sync-engine.ts';
export { countPendingUploads } from './schedule/read-facts.ts';
export { withPendingUploads } from './schedule/status.ts';
export type { SyncEngine, SyncRequest, SyncResult, SyncStatus, SyncStatusKind } from './schedule/sync-engine.ts';
export type { Pulls } from './schedule/sync-once.ts';
export { createStorageWatch, type StoragePort, type StorageWatch } from './storage/create-storage-watch.ts';
export { getStorageWarnings, type StorageUse, type StorageWarning } from './storage/storage-warnings.ts';
export { createSubmissionReader } from './submissions/create-submission-reader.ts';
export type { SubmissionVersion } from './submissions/list-history.ts';
export { createSubmissionReviews } from './submissions/reviews/create-submission-reviews.ts';
export type { KnownReviews, Reviewed, SubmissionReviews } from './submissions/reviews/submission-reviews.ts';
export type { SubmissionItem, SubmissionRange, SubmissionReader, TeamFilter } from './submissions/submission-reader.ts';
export { initialiseTeam } from './teams/initialise-team.ts';
export { pullTeams } from './teams/pull-teams.ts';
export { findLookupId, listSiteUsers } from './teams/roles/site-user.ts';
export { collectResponses } from './transfer/collect-responses.ts';
export { exportUnsent, type UnsentWork } from './transfer/export-unsent.ts';
export { type ImportedResponses, type ImportSkipReason, importResponses } from './transfer/import-responses.ts';
export { type PackedWork, packResponses } from './transfer/pack-responses.ts';
export { UnreadablePackage } from './transfer/read-package.ts';
