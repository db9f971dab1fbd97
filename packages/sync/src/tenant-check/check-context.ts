import { type GraphClient, GraphError, GraphOutage, operationPermissions } from '@tideform/graph';
import type { Refusal, TenantBehavior } from './tenant-report.ts';

/** State shared by the checks; later checks use the results of earlier ones. */
export interface CheckContext {
  readonly graph: GraphClient;
  readonly groupId: string;
  readonly wait: (ms: number, signal?: AbortSignal) => Promise<void>;
  readonly signal: AbortSignal;
  readonly behaviors: Partial<Record<TenantBehavior, boolean>>;
  /** Title of the library that the check creates; unique per run. */
  readonly scratchTitle: string;
  /** IDs found so far; '' if unknown. */
  readonly found: FoundIds;
}

interface FoundIds {
  userId: string;
  account: string;
  siteId: string;
  usersListId: string;
  listId: string;
  driveId: string;
  rootId: string;
  folderId: string;
  fileId: string;
  fileRowId: string;
}

export const createFoundIds = (): FoundIds => ({
  userId: '',
  account: '',
  siteId: '',
  usersListId: '',
  listId: '',
  driveId: '',
  rootId: '',
  folderId: '',
  fileId: '',
  fileRowId: '',
});

/** Thrown when the result of a call is wrong although it wasn't refused. */
export class CheckFailedError extends Error {
  override readonly name = 'CheckFailed';
}

/** Thrown when a call was refused and the product has an alternative. */
export class CheckLimitedError extends Error {
  override readonly name = 'CheckLimited';
}

/**
 * Returns the refusal of a call, or `undefined` if it succeeded.
 *
 * @throws GraphOutage, and errors from other sources than Graph
 */
export async function findRefusal(work: () => Promise<unknown>): Promise<GraphError | undefined> {
  try {
    await work();
    return undefined;
  } catch (error) {
    if (error instanceof GraphError) return error;
    throw error;
  }
}

/** Throws for a refused call that the product can do without. A rejected token doesn't count as such a refusal. */
export function throwIfLimited(refused: GraphError | undefined): void {
  if (refused?.status === 401) throw refused;
  if (refused) throw new CheckLimitedError('the product has a fallback', { cause: refused });
}

/**
 * Describes a refused or unanswered call; `undefined` for other errors.
 *
 * @param operation name of the call
 */
export function describeRefusal(error: unknown, operation: string): Refusal | undefined {
  const cause = error instanceof CheckLimitedError ? error.cause : error;
  if (cause instanceof GraphOutage) return { operation, status: 0, code: cause.reason, permissions: [] };
  if (!(cause instanceof GraphError)) return undefined;
  const { status, code } = cause;
  const permissions = status === 403 ? (new Map(Object.entries(operationPermissions)).get(operation) ?? []) : [];
  return { operation, status, code, permissions };
}
