import { redeemAuthCode as operation } from '@tideform/contract';
import { askWhoCalls } from '../callers/graph-caller.ts';
import { answer, implement, refuse } from '../http/implement.ts';
import { describeCredential } from './describe-credential.ts';
import { hash } from './get-auth-code-url.ts';
import { authorizeCredential, findCredential, takeAuthorization } from './graph-credentials-store.ts';
import { findOwnCredential } from './own-credential.ts';
import { purposesOf } from './purposes.ts';
import { sealTokens, verifierPlace } from './sealed-tokens.ts';

const failed = () => refuse('authorization-failed', 'Failed to authenticate');

export const redeemAuthCode = implement(operation, async ({ params: { id, code }, body, caller }, context) => {
  const { database, secrets, signInServer, now } = context;
  if (!(await findOwnCredential(database, id, caller))) return refuse('not-found');
  if (!signInServer) return refuse('not-configured', 'Configuration is not complete. The server has no app secret.');
  const begun = await takeAuthorization(database, id, hash(body.state), now());
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
});
