/** Error if a connected account can't be used until its user authorizes it again. */
export class CredentialExpired extends Error {
  override readonly name = 'CredentialExpired';

  constructor() {
    super('Authorization has expired');
  }
}

/** Returns true if the error or one of its causes is a `CredentialExpired`. */
export function isCredentialExpired(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (at instanceof CredentialExpired) return true;
  }
  return false;
}
