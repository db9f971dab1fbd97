import type { FormRetention } from '@tideform/contract';
import type { ServerContext } from '../context.ts';
import { describeCredential } from '../graph-credentials/describe-credential.ts';
import { findCredential } from '../graph-credentials/graph-credentials-store.ts';
import { type FormKey, findRetention } from './retentions-store.ts';

type RetentionContext = Pick<ServerContext, 'database' | 'secrets'>;

/**
 * Loads the retention period of a form, with the authorization state of the connected account that deletes responses.
 */
export async function describeRetention(
  { database, secrets }: RetentionContext,
  form: FormKey,
): Promise<FormRetention> {
  const retention = await findRetention(database, form);
  if (!retention) return { period: null, authorization: 'missing' };
  const row = await findCredential(database, retention.graphCredentialId);
  const credential = row && describeCredential(secrets, row);
  return {
    period: retention.period,
    authorization: credential?.authorization ?? 'missing',
    ...(credential?.account && { account: { name: credential.account.name } }),
    ...(retention.lastRun && { lastRun: retention.lastRun }),
  };
}
