/**
 * Error if Graph requires the user to sign in again with certain claims. Only the browser can do that, so the challenge
 * is returned to the browser.
 * @see https://learn.microsoft.com/entra/identity-platform/claims-challenge
 */
export class ClaimsChallenge extends Error {
  override readonly name = 'ClaimsChallenge';
  /** Requested claims as JSON. */
  readonly claims: string;

  constructor(claims: string) {
    super('Graph answered with a claims challenge');
    this.claims = claims;
  }
}

/** Finds a claims challenge in an error or its causes. */
export function findClaimsChallenge(error: unknown): ClaimsChallenge | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (at instanceof ClaimsChallenge) return at;
  }
  return undefined;
}
