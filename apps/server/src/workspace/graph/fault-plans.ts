import { createExpiryPlan, createThrottlingPlan, type LagPlan, type TenantRule } from '@tideform/graph';
import { Refusal, refusals } from '../refusal.ts';
import type { WorkspaceFaults } from './faults.ts';

/** Requests that are throttled now and then. */
export interface ThrottlingRule {
  /** Of the address below `/v1.0`, with its query; all without it. */
  readonly address?: RegExp;
  /** 0: never, 1: always. */
  readonly probability: number;
  /** Seconds; without it the answer has no `Retry-After`, as the list threshold's. */
  readonly retryAfter?: number;
  /** 429 unless told. */
  readonly status?: 429 | 503;
}

/** Throttles by address and chance. @param random 0 ≤ x < 1 */
export function throttle(rules: readonly ThrottlingRule[], random: () => number): WorkspaceFaults['refuse'] {
  return async ({ address }) => {
    const hit = rules.find((rule) => (rule.address?.test(address) ?? true) && random() < rule.probability);
    if (hit === undefined) return undefined;
    const headers: Record<string, string> =
      hit.retryAfter === undefined ? {} : { 'retry-after': String(hit.retryAfter) };
    return hit.status === 503
      ? new Refusal(503, 'serviceNotAvailable', 'The service is not available.', { headers })
      : new Refusal(429, 'activityLimitReached', 'The request has been throttled', {
          innerCodes: ['throttledRequest', 'quota'],
          headers,
        });
  };
}

/** Refuses requests as the rules `throttling`, `expiring-links` and `late-items` say. */
export function refuseRegularly(
  enforces: (rule: TenantRule) => boolean,
  lag: LagPlan | undefined,
): WorkspaceFaults['refuse'] {
  const [throttle, expire] = [createThrottlingPlan(Date.now), createExpiryPlan()];
  return async ({ method, address }) => {
    if (lag?.isLate(method, address)) return refusals.itemNotFound();
    const planned = enforces('throttling') ? throttle() : undefined;
    if (planned) return new Refusal(planned.status, planned.code, 'The request has been throttled', planned);
    const url = URL.parse(address, 'https://graph.example');
    const gone = enforces('expiring-links') && url ? expire(url) : undefined;
    return gone && new Refusal(gone, gone === 410 ? 'resyncRequired' : 'invalidRequest', 'The link is gone.');
  };
}

/** Shuffles the rows of a page of changes and repeats some of them. @param random 0 ≤ x < 1 */
export function disorder(random: () => number): WorkspaceFaults['arrangeChanges'] {
  return (rows) => {
    const some = rows.filter(() => random() < 0.2);
    return [...rows, ...some]
      .map((row) => ({ row, key: random() }))
      .sort((a, b) => a.key - b.key)
      .map(({ row }) => row);
  };
}
