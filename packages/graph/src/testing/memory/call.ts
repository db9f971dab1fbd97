import type { LagPlan } from '../../lag-plan.ts';
import type { GraphQuery } from '../../operation.ts';
import type { TenantRule } from '../../tenant-rules.ts';
import { invalid, Refusal } from './refusal.ts';
import type { Person, State } from './state.ts';

/** The world that the service lives in. */
export interface MemoryPorts {
  /** An id never given before. */
  readonly newId: () => string;
  /** ISO-8601, UTC. */
  readonly now: () => string;
  readonly baseUrl: string;
  /** Origin of upload and download addresses. */
  readonly filesUrl: string;
  /** Rows above which lists refuse to filter and sort without an index. */
  readonly listThreshold: number;
  /** Whether a rule of strict tenants is switched on. */
  readonly enforces: (rule: TenantRule) => boolean;
  /** What the rule `late-items` hides; without it nothing. */
  readonly lag?: LagPlan | undefined;
  /** The newest change of a drive that its feed shows. */
  readonly lastVisibleChange: (driveId: string, newest: number) => number;
  /** Rearranges a page of changes: the order within and across pages is nothing to rely on. */
  readonly arrangeChanges: (rows: readonly object[]) => readonly object[];
}

/** One request on its way through the service. Handlers are synchronous: a request is carried out whole or not at all. */
export interface Call extends MemoryPorts {
  readonly state: State;
  readonly me: Person;
  readonly method: string;
  /** Below the base address, still encoded. */
  readonly path: string;
  readonly search: URLSearchParams;
  readonly query: GraphQuery;
  readonly headers: Headers;
  readonly bytes: Uint8Array;
}

/** SharePoint takes no larger request for lists, where the rule `list-request-size` is on. */
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

/** NOTE: this package imports nothing of ours, so it says this for itself. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
