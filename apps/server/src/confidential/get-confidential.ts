import { operations as api } from '@tideform/contract';
import { getAuthorization } from '../graph-credentials/describe-credential.ts';
import { findCredential } from '../graph-credentials/graph-credentials-store.ts';
import { implement, respond } from '../http/implement.ts';
import { findConfidentialForm } from './confidential-store.ts';

export const getConfidential = implement(api.getConfidential, async ({ params }, { database, secrets }) => {
  const form = await findConfidentialForm(database, params);
  const credential = form && (await findCredential(database, form.graphCredentialId));
  if (!credential) return respond({ authorization: 'missing' as const });
  const { name } = credential;
  return respond({ authorization: getAuthorization(secrets, credential), ...(name !== null && { account: { name } }) });
});
