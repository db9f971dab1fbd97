/**
 * Rules in which a Microsoft 365 tenant is stricter or less predictable than Graph's documentation suggests. The
 * embedded workspace and the in-memory Graph apply the enabled rules, so that tests verify that the product handles
 * them. `docs/guides/test-against-a-strict-tenant.md` describes each rule and its source.
 */
export const tenantRules = [
  /** Rows of a delta response lack the path of their item. */
  'no-delta-paths',
  /** Versions of files lack download URLs. */
  'no-version-addresses',
  /** Files lack download URLs. */
  'no-download-addresses',
  /** Permissions lack `inheritedFrom`. */
  'no-inherited-from',
  /** An invitation that doesn't retain inherited permissions also removes those of owners. */
  'retain-nothing',
  /** A permission for a Microsoft 365 group by its ID is accepted but not stored. */
  'ignored-group-grants',
  /** No permission can be changed to ownership. */
  'no-owner-role',
  /** The site is German, including the names of its built-in lists, content types and groups. */
  'german-names',
  /** A multi-line text column requires `linesForEditing`. */
  'lines-for-editing',
  /** A multi-line column stores at most 63,999 characters. */
  'long-text-limit',
  /** In a document library, a multi-line column stores at most 255 characters. */
  'short-text-in-libraries',
  /** A request for a list is limited to 2 MB. */
  'list-request-size',
  /** A list above its row threshold refuses to sort rows, even if they are filtered by an index. */
  'no-order-above-threshold',
  /**
   * Every twentieth request returns 429 or 503, also in batches. In turn, `Retry-After` is missing, in seconds, or a
   * date.
   */
  'throttling',
  /** SharePoint's system lists, such as the user information list, refuse to list changes. */
  'no-system-list-delta',
  /** Versions of rows lack hidden columns. */
  'no-hidden-version-fields',
  /** Uploaded Office files and PDFs are rewritten, so their size and hash change. */
  'rewritten-files',
  /** The tenth next-page URL has expired, and each fiftieth after it: 410 for changes, 400 for other listings. */
  'expiring-links',
  /** New resources return 404 at first: the drive of a library twice, the row of a file or folder once. */
  'late-items',
  /** A change feed of a drive lags by one request. */
  'late-changes',
  /** A check-in comment is limited to 1,023 characters. */
  'short-check-in-comments',
  /** A token without a documented permission for the operation is rejected. */
  'scopes',
] as const;

export type TenantRule = (typeof tenantRules)[number];

/** Named sets of rules, as accepted by `TENANT_RULES`. */
export const tenantRuleSets: Readonly<Record<'none' | 'strict' | 'all', readonly TenantRule[]>> = {
  none: [],
  /** Deterministic rules that most tenants show: the default in tests and in the demo. */
  strict: [
    'short-check-in-comments',
    'no-version-addresses',
    'no-inherited-from',
    'retain-nothing',
    'lines-for-editing',
    'long-text-limit',
    'scopes',
  ],
  all: tenantRules,
};
