/**
 * Graph wants the person to sign in again, with these claims. Only the browser can do that: the challenge goes back to it.
 * @see https://learn.microsoft.com/entra/identity-platform/claims-challenge
 */
export class ClaimsChallenge extends Error {
  override readonly name = 'ClaimsChallenge';
  /** JSON. */
  readonly claims: string;

  constructor(claims: string) {
    super('Graph answered with a claims challenge');
    this.claims = claims;
  }
}

/** The challenge in an error or in what caused it. */
export function findClaimsChallenge(error: unknown): ClaimsChallenge | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (at instanceof ClaimsChallenge) return at;
  }
  return undefined;
}
