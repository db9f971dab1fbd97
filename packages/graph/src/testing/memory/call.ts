import type { GraphQuery } from '../../operation.ts';
import type { LagPlan } from '../../tenant-rule-plans.ts';
import type { TenantRule } from '../../tenant-rules.ts';
import type { Person, State } from './state.ts';

/** Environment of the in-memory service. */
export interface MemoryPorts {
  /** Returns a unique ID. */
  readonly newId: () => string;
  /** Returns the current time, ISO 8601 UTC. */
  readonly now: () => string;
  readonly baseUrl: string;
  /** Origin of upload and download URLs. */
  readonly filesUrl: string;
  /** Number of rows above which lists refuse filters and sorting without an index. */
  readonly listThreshold: number;
  /** Whether a strict-tenant rule is enabled. */
  readonly enforces: (rule: TenantRule) => boolean;
  /** Plan of the resources that the tenant rule `late-items` hides. */
  readonly lag?: LagPlan | undefined;
  /** Returns the number of the newest change that a drive's change feed shows. */
  readonly lastVisibleChange: (driveId: string, newest: number) => number;
  /** Reorders a page of changes, because the order within and across pages isn't guaranteed. */
  readonly arrangeChanges: (rows: readonly object[]) => readonly object[];
}

/** One request being processed. Handlers are synchronous, so a request is carried out completely or not at all. */
export interface Call extends MemoryPorts {
  readonly state: State;
  readonly user: Person;
  readonly method: string;
  /** Path of the request relative to the base address, encoded. */
  readonly path: string;
  readonly search: URLSearchParams;
  readonly query: GraphQuery;
  readonly headers: Headers;
  readonly bytes: Uint8Array;
}

/** Maximum bytes of a list request under the rule `list-request-size`. */
const LIST_REQUEST_BYTES = 2_097_152;

export function readJsonBody(call: Call): Record<string, unknown> {
  const isLimited = call.enforces('list-request-size') && /\/lists?\//.test(call.path);
  if (isLimited && call.bytes.length > LIST_REQUEST_BYTES) {
    throw new Refusal(413, 'invalidRequest', 'The request is too large.');
  }
  try {
    const body: unknown = call.bytes.length === 0 ? {} : JSON.parse(new TextDecoder().decode(call.bytes));
    if (isObject(body)) return body;
  } catch {
    throw invalid('The body is not JSON.');
  }
  throw invalid('The body is not an object.');
}

/**
 * Returns whether a value is an object and not an array. NOTE: duplicated here because this package has no internal
 * dependencies.
 */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** An error response of a handler. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: string;
  readonly inner: string | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    code: string,
    message: string,
    { inner, headers = {} }: { readonly inner?: string; readonly headers?: Readonly<Record<string, string>> } = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.inner = inner;
    this.headers = headers;
  }
}

export const notFound = (message = 'Item not found') => new Refusal(404, 'itemNotFound', message);
export const invalid = (message: string, inner?: string) =>
  new Refusal(400, 'invalidRequest', message, inner === undefined ? {} : { inner });
export const denied = () => new Refusal(403, 'accessDenied', 'Access denied');
export const notSupported = () => new Refusal(501, 'notSupported', 'The request is not supported by the system.');
export const locked = () => new Refusal(423, 'resourceLocked', 'The resource you are attempting to access is locked');
export const nameTaken = () => new Refusal(409, 'nameAlreadyExists', 'Name already exists');
export const preconditionFailed = () =>
  new Refusal(412, 'resourceModified', 'ETag does not match current item value', { inner: 'entityTagDoesNotMatch' });
