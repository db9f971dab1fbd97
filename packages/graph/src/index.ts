export type {
  BatchEntry,
  CallOptions,
  GraphClient,
  GraphPage,
  GraphParams,
  GraphPorts,
  GraphResponse,
} from './client.ts';
export { computeQuickXorHash, createQuickXorHash, type QuickXorHash } from './content/quick-xor-hash.ts';
export { createGraphClient } from './create-client.ts';
export {
  createConflictFreeName,
  getNameKey,
  getNameProblem,
  getPathProblem,
  type NameProblem,
} from './drive-items/names.ts';
export { GraphError, GraphOutage, UnexpectedResponseError } from './errors.ts';
export { createExpiryPlan } from './expiring-links.ts';
export { findDownloadUrl, findRedirectUrl } from './find-download-url.ts';
export { iterateRows } from './iterate-rows.ts';
export { createChangeFeedLag, createLagPlan, type LagPlan } from './lag-plan.ts';
export * from './odata/expand.ts';
export * from './odata/filter.ts';
export { MalformedOptionError } from './odata/malformed-option-error.ts';
export { compareValues, matchesFilter } from './odata/matches-filter.ts';
export * from './odata/orderby.ts';
export { parseFilter } from './odata/parse-filter.ts';
export { formatQuery, isConflictBehavior, parseQuery } from './odata/query.ts';
export * from './odata/search.ts';
export { type GraphMethod, type GraphOperation, type GraphQuery, graphOperation } from './operation.ts';
export { isPermitted, operationPermissions } from './operation-permissions.ts';
export { type OperationName, operations } from './operations.ts';
export { formatOperationUrl, prefetchRequests } from './prefetch-requests.ts';
export * from './resources/batch.ts';
export * from './resources/channel.ts';
export * from './resources/collection.ts';
export * from './resources/column.ts';
export * from './resources/directory-object.ts';
export * from './resources/drive.ts';
export * from './resources/drive-item.ts';
export * from './resources/error.ts';
export * from './resources/group.ts';
export * from './resources/identity.ts';
export * from './resources/list.ts';
export * from './resources/list-item.ts';
export * from './resources/mail.ts';
export * from './resources/message.ts';
export * from './resources/organization.ts';
export * from './resources/permission.ts';
export * from './resources/photo.ts';
export * from './resources/site.ts';
export * from './resources/socket-subscription.ts';
export * from './resources/team.ts';
export * from './resources/upload-session.ts';
export * from './resources/user.ts';
export * from './resources/version.ts';
export * from './resources/workbook.ts';
export { getAddedBytes } from './rewritten-files.ts';
export * from './site-names.ts';
export * from './tenant-rules.ts';
export { createThrottlingPlan } from './throttling-plan.ts';
export { type UploadOptions, type UploadRecord, type UploadTarget, uploadLargeFile } from './upload.ts';
