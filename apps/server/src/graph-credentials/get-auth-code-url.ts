import { createHash, randomBytes } from 'node:crypto';
import { getAuthCodeUrl as operation } from '@tideform/contract';
import { answer, implement, refuse } from '../http/implement.ts';
import { beginAuthorization } from './graph-credentials-store.ts';
import { findOwnCredential } from './own-credential.ts';
import { scopesFor } from './purposes.ts';
import { verifierPlace } from './sealed-tokens.ts';

/** For so long a person may take at the sign-in. */
const AUTHORIZATION_MS = 10 * 60_000;

export const getAuthCodeUrl = implement(operation, async ({ params, query, caller }, context) => {
  const { database, secrets, signInServer, now } = context;
  const credential = await findOwnCredential(database, params.id, caller);
  if (!credential) return refuse('not-found');
  if (!signInServer) return refuse('not-configured', 'Configuration is not complete. The server has no app secret.');
  const scopes = scopesFor([...credential.purposes, query.purpose]);
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
});

const newSecret = (): string => randomBytes(32).toString('base64url');

export const hash = (text: string): Buffer => createHash('sha256').update(text).digest();
