/** Refusals when the library lacks the form or denies access to the connected account. */
export const libraryRefusals = {
  'team-not-found': 409,
  /** The library has no such form at its location. */
  'form-not-found': 409,
  'no-responses-folder': 409,
  'no-private-root': 409,
  'private-folder-not-created': 409,
} as const;

export type LibraryRefusal = keyof typeof libraryRefusals;
