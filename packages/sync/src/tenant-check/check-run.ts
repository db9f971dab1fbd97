import { type GraphClient, GraphError, GraphOutage, operationPermissions } from '@tideform/graph';
import type { Refusal, TenantBehavior } from './tenant-report.ts';

/** What the checks share. Later ones build on what earlier ones have put here. */
export interface CheckRun {
  readonly graph: GraphClient;
  readonly groupId: string;
  readonly wait: (ms: number, signal?: AbortSignal) => Promise<void>;
  readonly signal: AbortSignal;
  readonly behaviors: Partial<Record<TenantBehavior, boolean>>;
  /** Title of the library that the check makes; different for each run. */
  readonly scratchTitle: string;
  /** `''` until it is known. */
  readonly place: Place;
}

interface Place {
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

export const newPlace = (): Place => ({
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

/** A check found something that is wrong although no call was refused. */
export class CheckFailed extends Error {
  override readonly name = 'CheckFailed';
}

/** A call was refused, and the product has another way. */
export class CheckLimited extends Error {
  override readonly name = 'CheckLimited';
}

/**
 * Answers whether the tenant takes a call: `undefined` when it does, else its refusal.
 *
 * @throws GraphOutage, and what isn't Graph's
 */
export async function refusalOf(work: () => Promise<unknown>): Promise<GraphError | undefined> {
  try {
    await work();
    return undefined;
  } catch (error) {
    if (error instanceof GraphError) return error;
    throw error;
  }
}

/** Throws for a refused call that the product can do without. A token that isn't accepted at all is no such refusal. */
export function limitBy(refused: GraphError | undefined): void {
  if (refused?.status === 401) throw refused;
  if (refused) throw new CheckLimited('the product has another way', { cause: refused });
}

/** Describes a call that was refused or not answered; `undefined` for any other error. @param operation name of the call */
export function describeRefusal(error: unknown, operation: string): Refusal | undefined {
  const cause = error instanceof CheckLimited ? error.cause : error;
  if (cause instanceof GraphOutage) return { operation, status: 0, code: cause.reason, permissions: [] };
  if (!(cause instanceof GraphError)) return undefined;
  const { status, code } = cause;
  const permissions = status === 403 ? (new Map(Object.entries(operationPermissions)).get(operation) ?? []) : [];
  return { operation, status, code, permissions };
}
