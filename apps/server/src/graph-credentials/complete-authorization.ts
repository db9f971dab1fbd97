import { loadGraphCaller } from '../authentication/graph-caller.ts';
import type { ServerContext } from '../context.ts';
import { refuse, respond } from '../http/implement.ts';
import { describeCredential } from './describe-credential.ts';
import {
  authorizeCredential,
  consumePendingAuthorization,
  findCredential,
  type TenantUser,
} from './graph-credentials-store.ts';
import { getPurposes } from './purposes.ts';
import { getVerifierSealContext, sealTokens } from './sealed-tokens.ts';
import { hashText } from './start-authorization.ts';

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
