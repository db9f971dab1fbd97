/** IDs of the tenant checks, in the order in which they run. */
export const checkIds = [
  'account',
  'people',
  'groups',
  'team',
  'site',
  'site-people',
  'library',
  'files',
  'large-files',
  'fields',
  'versions',
  'changes',
  'notifications',
  'permissions',
  'workbooks',
  'clean-up',
] as const;

export type CheckId = (typeof checkIds)[number];

/**
 * `limited`: refused, and the product has an alternative. `skipped`: an earlier check that this one needs has failed.
 */
export type CheckOutcome = 'passed' | 'limited' | 'failed' | 'skipped';

/** Call that the tenant refused. */
export interface Refusal {
  /** Name of the operation, as in `operations`. */
  readonly operation: string;
  /** HTTP status; 0 without a response. */
  readonly status: number;
  /** Graph's error code. */
  readonly code: string;
  /** Delegated permissions of which one is enough; only with status 403. */
  readonly permissions: readonly string[];
}

export interface CheckResult {
  readonly id: CheckId;
  readonly outcome: CheckOutcome;
  readonly refusal?: Refusal;
}

/** Known differences between tenants, named after the rules of the embedded workspace where it has them. */
export const tenantBehaviors = [
  'no-version-addresses',
  'no-download-addresses',
  'no-inherited-from',
  'lines-for-editing',
  'localized-names',
  'long-text-limit',
  'short-text-in-libraries',
  'no-workbooks',
  'no-group-members',
  'no-people-changes',
  'group-grants-ignored',
  'owners-removed',
  'owner-role-refused',
  'no-hidden-fields-in-versions',
  'no-delta-paths',
  'rewritten-files',
  'throttled-without-time',
  'throttled-until-date',
] as const;

export type TenantBehavior = (typeof tenantBehaviors)[number];

/** Result of a tenant check. Contains no names, IDs, addresses or texts of users, teams or files. */
export interface TenantReport {
  /** Time of the check, ISO-8601 UTC. */
  readonly at: string;
  readonly results: readonly CheckResult[];
  /** `true` if the tenant shows the behavior; absent if unknown. */
  readonly behaviors: Readonly<Partial<Record<TenantBehavior, boolean>>>;
  readonly requests: number;
  /** Number of responses with status 429 or 503. */
  readonly throttled: number;
  /** Milliseconds until the response to a request started. */
  readonly latencyMs: { readonly median: number; readonly slowest: number };
  /** The temporary library of the check couldn't be deleted. */
  readonly isLeftBehind: boolean;
}

/**
 * Formats a report for support as plain English text with the names of checks, operations and behaviors. It contains no
 * data of users, teams or files.
 */
export function formatReport(report: TenantReport): string {
  const { at, results, behaviors, requests, throttled, latencyMs, isLeftBehind } = report;
  return [
    `Tenant check, ${at}`,
    `Requests: ${requests}; throttled: ${throttled}; latency: ${latencyMs.median} ms median, ${latencyMs.slowest} ms slowest`,
    ...(isLeftBehind ? ['The library of the check could not be deleted.'] : []),
    '',
    ...results.map(formatResult),
    '',
    ...tenantBehaviors.map((name) => `${name}: ${formatBehavior(behaviors[name])}`),
  ].join('\n');
}

function formatResult({ id, outcome, refusal }: CheckResult): string {
  if (!refusal) return `${outcome.padEnd(8)} ${id}`;
  const { operation, status, code, permissions } = refusal;
  const needs = permissions.length > 0 ? `; needs one of ${permissions.join(', ')}` : '';
  return `${outcome.padEnd(8)} ${id}: ${operation} was answered ${status} ${code}${needs}`;
}

function formatBehavior(isSeen: boolean | undefined): string {
  if (isSeen === undefined) return 'not known';
  return isSeen ? 'yes' : 'no';
}
