/**
 * Ways in which a Microsoft 365 tenant is stricter or less predictable than a first reading of Graph's documentation suggests.
 * The embedded workspace and the in-memory Graph apply each rule that is switched on, so that tests show whether the product
 * copes with it. `docs/guides/test-against-a-strict-tenant.md` describes each rule and its source.
 */
export const tenantRules = [
  /** Rows of a delta response don't name the folder of their item. */
  'no-delta-paths',
  /** Versions of files have no download address. */
  'no-version-addresses',
  /** Files have no download address. */
  'no-download-addresses',
  /** Permissions don't say that they're inherited. */
  'no-inherited-from',
  /** An invitation that doesn't retain inherited permissions removes those of owners, too. */
  'retain-nothing',
  /** A permission for a Microsoft 365 group by its id is accepted and not kept. */
  'ignored-group-grants',
  /** No permission can be changed to one of an owner. */
  'no-owner-role',
  /** The site is German: so are the names of its own lists, content types and groups. */
  'german-names',
  /** A column of text with several lines needs `linesForEditing`. */
  'lines-for-editing',
  /** A column of several lines holds 63,999 characters. */
  'long-text-limit',
  /** In a document library a column of several lines holds 255 characters. */
  'short-text-in-libraries',
  /** A request for a list has 2 MB at most. */
  'list-request-size',
  /** A list above its threshold refuses to sort rows, also those that a filter selects by an index. */
  'no-order-above-threshold',
  /** Every twentieth request is refused with 429 or 503, also in batches; `Retry-After` is missing, in seconds or a date in turn. */
  'throttling',
  /** SharePoint's own lists, such as that of people, refuse to tell changes. */
  'no-system-list-delta',
  /** Versions of rows don't show hidden columns. */
  'no-hidden-version-fields',
  /** Office files and PDFs are rewritten as they come in: their size and hash change. */
  'rewritten-files',
  /** The tenth address of a next page is gone, and each fiftieth after it: 410 for changes, 400 for other listings. */
  'expiring-links',
  /** What was made a moment ago is 404: the drive of a new library twice, the row of a file or folder once. */
  'late-items',
  /** A feed of a drive's changes shows what was known when it was last asked for. */
  'late-changes',
  /** The comment of a check-in has 1,023 characters at most. */
  'short-check-in-comments',
  /** A token without a permission that is documented for an operation is refused. */
  'scopes',
] as const;

export type TenantRule = (typeof tenantRules)[number];

/** Rules that are switched on together, by the name that `TENANT_RULES` accepts for them. */
export const tenantRuleSets: Readonly<Record<'none' | 'strict' | 'all', readonly TenantRule[]>> = {
  none: [],
  /** Deterministic rules that most tenants show: the default in tests and in the demonstration. */
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
