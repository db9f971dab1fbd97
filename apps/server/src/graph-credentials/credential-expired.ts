/** A credential is good for nothing until its person authorizes again. */
export class CredentialExpired extends Error {
  override readonly name = 'CredentialExpired';

  constructor() {
    super('Authorization has expired');
  }
}

/** Whether this is in an error or in what caused it. */
export function isCredentialExpired(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (at instanceof CredentialExpired) return true;
  }
  return false;
}
