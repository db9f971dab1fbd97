import { askWhoCalls } from '../authentication/graph-caller.ts';
import type { ServerContext } from '../context.ts';
import { answer, refuse } from '../http/implement.ts';
import { hash } from './begin-lending.ts';
import { describeCredential } from './describe-credential.ts';
import { authorizeCredential, findCredential, type Person, takeAuthorization } from './graph-credentials-store.ts';
import { purposesOf } from './purposes.ts';
import { sealTokens, verifierPlace } from './sealed-tokens.ts';

const failed = () => refuse('authorization-failed', 'Failed to authenticate');

/** Ends an authorization of the caller's own credential with what the sign-in gave. */
export async function endLending(
  context: ServerContext,
  {
    id,
    code,
    state,
    caller,
  }: { readonly id: string; readonly code: string; readonly state: string; readonly caller: Person },
) {
  const { database, secrets, signInServer, now } = context;
  if (!signInServer) return refuse('not-configured', 'Configuration is not complete. The server has no app secret.');
  const begun = await takeAuthorization(database, id, hash(state), now());
  const verifier = begun && secrets.open(begun.verifier, verifierPlace(id));
  if (!begun || verifier === undefined) return failed();
  const granted = await signInServer.redeem(code, verifier);
  if (granted === 'refused' || granted.refreshToken === undefined) return failed();
  const who = await askWhoCalls(context.graphAs(granted.accessToken), granted.accessToken);
  const isCaller = who !== 'personal-account' && who.userId === caller.userId && who.tenantId === caller.tenantId;
  if (!isCaller) return refuse('wrong-account');
  const tokens = sealTokens(secrets, id, granted, granted.refreshToken, now());
  const purposes = purposesOf(granted.scopes ?? begun.scopes);
  await authorizeCredential(database, id, { ...tokens, purposes, name: who.name, username: who.email ?? '' });
  return answer(describeCredential(secrets, (await findCredential(database, id))!));
}
