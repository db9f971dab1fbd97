import { createExpiryPlan, createThrottlingPlan, type LagPlan, type TenantRule } from '@tideform/graph';
import { Refusal, refusals } from '../refusal.ts';
import type { GraphRequest } from './call/graph-request.ts';

/** Behavior of Microsoft Graph that tests provoke, because it otherwise occurs only occasionally. */
export interface WorkspaceFaults {
  /** Called before each request. A returned refusal becomes the response: throttling, an outage, a locked file. */
  refuse(request: GraphRequest): Promise<Refusal | undefined>;
  /** Returns the number of the drive's change epoch. Change tokens of earlier epochs are refused with 410. */
  changeEpoch(driveId: string): number;
  /** May shuffle and repeat the rows of a page of changes, as Graph does. */
  arrangeChanges(rows: readonly Record<string, unknown>[]): readonly Record<string, unknown>[];
  /** Returns whether changed rows include author, editor and cTag, as Graph's sometimes do. */
  hasFullChangeRows(): boolean;
  /** Returns the newest change that a drive's feed shows. Graph's feed may lag behind. */
  lastVisibleChange(driveId: string, newest: number): number;
  /** Returns whether the next page of changes is empty, with a link to the following page. */
  isPageEmpty(driveId: string): boolean;
  /**
   * Called after an upload. `countChange` changes the item's eTag, as SharePoint does on its own some time after an
   * upload.
   */
  afterUpload(itemId: string, countChange: () => Promise<void>): Promise<void>;
}

/** Simulates no faults. */
export const noFaults: WorkspaceFaults = {
  refuse: async () => undefined,
  changeEpoch: () => 0,
  arrangeChanges: (rows) => rows,
  hasFullChangeRows: () => false,
  lastVisibleChange: (_, newest) => newest,
  isPageEmpty: () => false,
  afterUpload: async () => undefined,
};

/** Rule for throttling requests at random. */
interface ThrottlingRule {
  /** Matches the request path below `/v1.0` with its query; absent: all requests. */
  readonly address?: RegExp;
  /** Probability from 0 (never) to 1 (always). */
  readonly probability: number;
  /** Value of the `Retry-After` header in seconds; absent: no header, like the response at the list threshold. */
  readonly retryAfter?: number;
  /** HTTP status; 429 by default. */
  readonly status?: 429 | 503;
}

/**
 * Throttles requests by address and probability.
 * @param random returns a number in 0 ≤ x < 1
 */
export function createThrottling(rules: readonly ThrottlingRule[], random: () => number): WorkspaceFaults['refuse'] {
  return async ({ address }) => {
    const rule = rules.find((rule) => (rule.address?.test(address) ?? true) && random() < rule.probability);
    if (rule === undefined) return undefined;
    const headers: Record<string, string> =
      rule.retryAfter === undefined ? {} : { 'retry-after': String(rule.retryAfter) };
    return rule.status === 503
      ? new Refusal(503, 'serviceNotAvailable', 'The service is not available.', { headers })
      : new Refusal(429, 'activityLimitReached', 'The request has been throttled', {
          innerCodes: ['throttledRequest', 'quota'],
          headers,
        });
  };
}

/** Refuses requests according to the tenant rules `throttling`, `expiring-links` and `late-items`. */
export function createRuleRefusals(
  enforces: (rule: TenantRule) => boolean,
  lag: LagPlan | undefined,
): WorkspaceFaults['refuse'] {
  const [throttle, expire] = [createThrottlingPlan(Date.now), createExpiryPlan()];
  return async ({ method, address }) => {
    if (lag?.isLate(method, address)) return refusals.itemNotFound();
    const throttling = enforces('throttling') ? throttle() : undefined;
    if (throttling)
      return new Refusal(throttling.status, throttling.code, 'The request has been throttled', throttling);
    const url = URL.parse(address, 'https://graph.example');
    const status = enforces('expiring-links') && url ? expire(url) : undefined;
    return status && new Refusal(status, status === 410 ? 'resyncRequired' : 'invalidRequest', 'The link is gone.');
  };
}

/**
 * Shuffles the rows of a page of changes and repeats some of them.
 * @param random returns a number in 0 ≤ x < 1
 */
export function createShuffle(random: () => number): WorkspaceFaults['arrangeChanges'] {
  return (rows) => {
    const repeated = rows.filter(() => random() < 0.2);
    return [...rows, ...repeated]
      .map((row) => ({ row, key: random() }))
      .sort((a, b) => a.key - b.key)
      .map(({ row }) => row);
  };
}
