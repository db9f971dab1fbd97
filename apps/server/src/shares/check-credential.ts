import type { ServerContext } from '../context.ts';
import { describeCredential } from '../graph-credentials/describe-credential.ts';
import { findOwnCredential } from '../graph-credentials/find-own-credential.ts';
import type { TenantUser } from '../graph-credentials/graph-credentials-store.ts';
import { refuse } from '../http/implement.ts';
import { getFilesAuthorization } from './describe-share.ts';

/** Returns a refusal if the connected account doesn't belong to the caller or isn't authorized for files. */
export async function checkCredential({ database, secrets }: ServerContext, id: string, caller: TenantUser) {
  const credential = await findOwnCredential(database, id, caller);
  const authorization = credential ? getFilesAuthorization(describeCredential(secrets, credential)) : 'missing';
  if (authorization === 'missing') return refuse('authorization-required', 'Authorization Required');
  if (authorization === 'expired') return refuse('authorization-expired', 'Authorization has expired');
  return undefined;
}
