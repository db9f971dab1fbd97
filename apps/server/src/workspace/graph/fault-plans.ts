import { createExpiryPlan, createThrottlingPlan, type LagPlan, type TenantRule } from '@tideform/graph';
import { Refusal, refusals } from '../refusal.ts';
import type { WorkspaceFaults } from './faults.ts';

/** Rule for throttling requests at random. */
export interface ThrottlingRule {
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
