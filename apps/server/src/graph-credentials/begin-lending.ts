import { createHash, randomBytes } from 'node:crypto';
import type { LendingPurpose } from '@tideform/contract';
import type { ServerContext } from '../context.ts';
import { answer, refuse } from '../http/implement.ts';
import { beginAuthorization, type CredentialRow } from './graph-credentials-store.ts';
import { scopesFor } from './purposes.ts';
import { verifierPlace } from './sealed-tokens.ts';

/** For so long a person may take at the sign-in. */
const AUTHORIZATION_MS = 10 * 60_000;

/** Begins an authorization of a credential: for a purpose, and for all that it was lent for before. */
export async function beginLending(
  { database, secrets, signInServer, now }: ServerContext,
  credential: CredentialRow,
  purpose: LendingPurpose,
) {
  if (!signInServer) return refuse('not-configured', 'Configuration is not complete. The server has no app secret.');
  const scopes = scopesFor([...credential.purposes, purpose]);
  const [state, verifier] = [newSecret(), newSecret()];
  const begun = {
    stateHash: hash(state),
    credentialId: credential.id,
    verifier: secrets.seal(verifier, verifierPlace(credential.id)),
    scopes,
    endsAt: new Date(now().getTime() + AUTHORIZATION_MS),
  };
  await beginAuthorization(database, begun, now());
  const challenge = hash(verifier).toString('base64url');
  const loginHint = credential.username ?? undefined;
  return answer({ url: signInServer.addressFor({ scopes, state, challenge, loginHint }) });
}

const newSecret = (): string => randomBytes(32).toString('base64url');

export const hash = (text: string): Buffer => createHash('sha256').update(text).digest();
