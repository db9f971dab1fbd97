import type { FormRetention } from '@tideform/contract';
import type { ServerContext } from '../context.ts';
import { describeCredential } from '../graph-credentials/describe-credential.ts';
import { findCredential } from '../graph-credentials/graph-credentials-store.ts';
import { type FormAt, readRetention } from './retentions-store.ts';

type Needs = Pick<ServerContext, 'database' | 'secrets'>;

/** After how long a form's responses are deleted, with how the account is that deletes them. */
export async function describeRetention({ database, secrets }: Needs, form: FormAt): Promise<FormRetention> {
  const retention = await readRetention(database, form);
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
