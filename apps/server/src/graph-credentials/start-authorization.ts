import { createHash, randomBytes } from 'node:crypto';
import type { ConnectionPurpose } from '@tideform/contract';
import type { ServerContext } from '../context.ts';
import { refuse, respond } from '../http/implement.ts';
import { type CredentialRow, insertPendingAuthorization } from './graph-credentials-store.ts';
import { getScopes } from './purposes.ts';
import { getVerifierSealContext } from './sealed-tokens.ts';

/** Maximum time for a user to complete the sign-in, in milliseconds. */
const AUTHORIZATION_TIMEOUT_MS = 10 * 60_000;

/**
 * Starts the authorization of a connected account for an additional purpose. The user authorizes all earlier purposes
 * again.
 * @returns the URL of the sign-in page
 */
export async function startAuthorization(
  { database, secrets, signInServer, now }: ServerContext,
  credential: CredentialRow,
  purpose: ConnectionPurpose,
) {
  if (!signInServer) return refuse('not-configured', 'Configuration is not complete. The server has no app secret.');
  const scopes = getScopes([...credential.purposes, purpose]);
  const [state, verifier] = [createSecret(), createSecret()];
  const pendingAuthorization = {
    stateHash: hashText(state),
    credentialId: credential.id,
    verifier: secrets.seal(verifier, getVerifierSealContext(credential.id)),
    scopes,
    endsAt: new Date(now().getTime() + AUTHORIZATION_TIMEOUT_MS),
  };
  await insertPendingAuthorization(database, pendingAuthorization, now());
  const challenge = hashText(verifier).toString('base64url');
  const loginHint = credential.username ?? undefined;
  return respond({ url: signInServer.createSignInUrl({ scopes, state, challenge, loginHint }) });
}

const createSecret = (): string => randomBytes(32).toString('base64url');

export const hashText = (text: string): Buffer => createHash('sha256').update(text).digest();
