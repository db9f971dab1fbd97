import { GraphError } from '@tideform/graph';

const unsuitableStatuses = new Set([400, 413, 422, 500, 501]);

/**
 * Whether the service refuses what a call says, so that it may accept a call that says less. SharePoint answers 400 or 500 for
 * columns and values that it doesn't take.
 */
export function isUnsuitable(error: unknown): error is GraphError {
  return error instanceof GraphError && unsuitableStatuses.has(error.status);
}
