import type { ServerContext } from '../context.ts';
import { describeCredential } from '../graph-credentials/describe-credential.ts';
import type { Person } from '../graph-credentials/graph-credentials-store.ts';
import { findOwnCredential } from '../graph-credentials/own-credential.ts';
import { refuse } from '../http/implement.ts';
import { filesAuthorization } from './describe-share.ts';

/** Why this credential cannot be lent to a link; `undefined`: it is the caller's own and good for files. */
export async function refuseCredential({ database, secrets }: ServerContext, id: string, caller: Person) {
  const own = await findOwnCredential(database, id, caller);
  const authorization = own ? filesAuthorization(describeCredential(secrets, own)) : 'missing';
  if (authorization === 'missing') return refuse('authorization-required', 'Authorization Required');
  if (authorization === 'expired') return refuse('authorization-expired', 'Authorization has expired');
  return undefined;
}
