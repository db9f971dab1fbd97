export type {
  BatchEntry,
  CallOptions,
  GraphClient,
  GraphPage,
  GraphParams,
  GraphPorts,
  GraphResponse,
} from './client.ts';
export { createGraphClient, iterateRows } from './create-client.ts';
export { GraphError, GraphOutage, UnexpectedResponseError } from './errors.ts';
export { findDownloadUrl, findRedirectUrl } from './find-download-url.ts';
export {
  createConflictFreeName,
  getNameKey,
  getNameProblem,
  getPathProblem,
  type NameProblem,
} from './item-names.ts';
export * from './odata/expand.ts';
export * from './odata/filter.ts';
export { compareValues, matchesFilter } from './odata/filter.ts';
export * from './odata/orderby.ts';
export { parseFilter } from './odata/parse-filter.ts';
export { formatQuery, isConflictBehavior, parseQuery } from './odata/query.ts';
export * from './odata/search.ts';
export { MalformedOptionError } from './odata/tokens.ts';
export { type GraphMethod, type GraphOperation, type GraphQuery, graphOperation } from './operation.ts';
export { isPermitted, operationPermissions } from './operation-permissions.ts';
export { type OperationName, operations } from './operations.ts';
export { formatOperationUrl, prefetchRequests } from './prefetch-requests.ts';
export { computeQuickXorHash, createQuickXorHash, type QuickXorHash } from './quick-xor-hash.ts';
export * from './resources/column.ts';
export * from './resources/directory.ts';
export * from './resources/drive.ts';
export * from './resources/drive-item.ts';
export * from './resources/envelopes.ts';
export * from './resources/list-item.ts';
export * from './resources/mail.ts';
export * from './resources/permission.ts';
export * from './resources/site-list.ts';
export * from './resources/team.ts';
export * from './resources/upload-session.ts';
export * from './resources/workbook.ts';
export * from './site-names.ts';
export {
  createChangeFeedLag,
  createExpiryPlan,
  createLagPlan,
  createThrottlingPlan,
  getAddedBytes,
  type LagPlan,
} from './tenant-rule-plans.ts';
export * from './tenant-rules.ts';
export { type UploadOptions, type UploadRecord, type UploadTarget, uploadLargeFile } from './upload.ts';
