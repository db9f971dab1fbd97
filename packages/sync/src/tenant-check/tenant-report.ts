/** What is checked, in this order. */
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
 * `limited`: refused, and the product has another way.
 * `skipped`: an earlier check that it builds on has failed.
 */
export type CheckOutcome = 'passed' | 'limited' | 'failed' | 'skipped';

/** A call that the tenant refused. */
export interface Refusal {
  /** Name of the operation, as in `operations`. */
  readonly operation: string;
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  /** Graph's error code. */
  readonly code: string;
  /** Delegated permissions of which one would suffice; only with status 403. */
  readonly permissions: readonly string[];
}

export interface CheckResult {
  readonly id: CheckId;
  readonly outcome: CheckOutcome;
  readonly refusal?: Refusal;
}

/** Ways in which tenants differ. Their names are those of the rules of the embedded workspace where it has such a rule. */
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

/** The outcome of a check of a tenant. Holds no names, ids, addresses or texts of people, teams or files. */
export interface TenantReport {
  /** ISO-8601, UTC. */
  readonly at: string;
  readonly results: readonly CheckResult[];
  /** `true`: the tenant behaves so. Left out: not known. */
  readonly behaviors: Readonly<Partial<Record<TenantBehavior, boolean>>>;
  readonly requests: number;
  /** Answers with 429 and 503. */
  readonly throttled: number;
  /** Milliseconds until an answer began. */
  readonly latencyMs: { readonly median: number; readonly slowest: number };
  /** The library that the check has made is still there. */
  readonly isLeftBehind: boolean;
}
