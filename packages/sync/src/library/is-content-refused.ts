import { GraphError } from '@tideform/graph';

const unsuitableStatuses = new Set([400, 413, 422, 500, 501]);

/**
 * Returns whether the service refused the content of a request, so that a request with less content may succeed.
 * SharePoint responds with 400 or 500 to columns and values that it doesn't accept.
 */
export function isContentRefused(error: unknown): error is GraphError {
  return error instanceof GraphError && unsuitableStatuses.has(error.status);
}
