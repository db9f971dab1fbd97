import { createHash, randomBytes } from 'node:crypto';
import { type ConnectionPurpose, connectionPurpose } from '@tideform/contract';
import { loadGraphCaller } from '../authentication/graph-caller.ts';
import type { ServerContext } from '../context.ts';
import { refuse, respond } from '../http/implement.ts';
import { describeCredential } from './describe-credential.ts';
import {
  authorizeCredential,
  type CredentialRow,
  consumePendingAuthorization,
  findCredential,
  insertPendingAuthorization,
  type TenantUser,
} from './graph-credentials-store.ts';
import { getVerifierSealContext, sealTokens } from './sealed-tokens.ts';

/** Maps a purpose to the Graph scopes that it requires. `User.Read` is needed to identify the account. */
const scopesByPurpose: Readonly<Record<ConnectionPurpose, readonly string[]>> = {
  files: ['User.Read', 'Sites.Manage.All'],
  mail: ['User.Read', 'Mail.Send', 'Mail.Send.Shared'],
};

/** Returns the Graph scopes that the purposes require, without duplicates. */
function getScopes(purposes: readonly ConnectionPurpose[]): readonly string[] {
  return [...new Set(purposes.flatMap((purpose) => scopesByPurpose[purpose]))];
}

/**
 * Returns the purposes for which the granted scopes are sufficient. Entra may return scopes as URLs and in different
 * case.
 */
function getPurposes(scopes: readonly string[]): readonly ConnectionPurpose[] {
  const granted = new Set(scopes.map((scope) => scope.slice(scope.lastIndexOf('/') + 1).toLowerCase()));
  // Operators can restrict the app to selected sites, so `Sites.Selected` is sufficient for files.
  if (granted.has('sites.selected')) granted.add('sites.manage.all');
  return connectionPurpose.options.filter((purpose) =>
    scopesByPurpose[purpose].every((scope) => granted.has(scope.toLowerCase())),
  );
}

/** Graph scopes of all purposes. */
export const allConnectedScopes: readonly string[] = getScopes(connectionPurpose.options);

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

const hashText = (text: string): Buffer => createHash('sha256').update(text).digest();

const refuseFailedAuthorization = () => refuse('authorization-failed', 'Failed to authenticate');

/** Completes the authorization of the caller's connected account with the authorization code from the sign-in. */
export async function completeAuthorization(
  context: ServerContext,
  {
    id,
    code,
    state,
    caller,
  }: { readonly id: string; readonly code: string; readonly state: string; readonly caller: TenantUser },
) {
  const { database, secrets, signInServer, now } = context;
  if (!signInServer) return refuse('not-configured', 'Configuration is not complete. The server has no app secret.');
  const pendingAuthorization = await consumePendingAuthorization(database, id, hashText(state), now());
  const verifier = pendingAuthorization && secrets.open(pendingAuthorization.verifier, getVerifierSealContext(id));
  if (!pendingAuthorization || verifier === undefined) return refuseFailedAuthorization();
  const grantedTokens = await signInServer.redeem(code, verifier);
  if (grantedTokens === 'refused' || grantedTokens.refreshToken === undefined) return refuseFailedAuthorization();
  const graphUser = await loadGraphCaller(context.graphAs(grantedTokens.accessToken), grantedTokens.accessToken);
  const isCaller =
    graphUser !== 'personal-account' && graphUser.userId === caller.userId && graphUser.tenantId === caller.tenantId;
  if (!isCaller) return refuse('wrong-account');
  const tokens = sealTokens(secrets, id, grantedTokens, grantedTokens.refreshToken, now());
  const purposes = getPurposes(grantedTokens.scopes ?? pendingAuthorization.scopes);
  await authorizeCredential(database, id, {
    ...tokens,
    purposes,
    name: graphUser.name,
    username: graphUser.email ?? '',
  });
  return respond(describeCredential(secrets, (await findCredential(database, id))!));
}
