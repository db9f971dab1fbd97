/** What the library lacks, or does not let the account do that was lent. */
export const libraryRefusals = {
  'team-not-found': 409,
  /** The form is not where its builders keep it. */
  'form-not-found': 409,
  'no-responses-folder': 409,
  'no-private-root': 409,
  'private-folder-not-created': 409,
} as const;

export type LibraryRefusal = keyof typeof libraryRefusals;
