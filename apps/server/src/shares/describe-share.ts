import type { FormShare, GraphCredential } from '@tideform/contract';
import type { ServerContext } from '../context.ts';
import { describeCredential } from '../graph-credentials/describe-credential.ts';
import { findCredential } from '../graph-credentials/graph-credentials-store.ts';
import { codePlace } from './share-codes.ts';
import type { ShareRow } from './shares-store.ts';

type Needs = Pick<ServerContext, 'database' | 'secrets' | 'now'>;

/** A link as its builders see it, with how the account is that writes for it. */
export async function describeShare({ database, secrets, now }: Needs, row: ShareRow): Promise<FormShare> {
  const kept = await findCredential(database, row.graph_credential_id);
  const credential = kept && describeCredential(secrets, kept);
  const hasValidCredentials = credential !== undefined && filesAuthorization(credential) === 'valid';
  return {
    id: row.id,
    // NOTE: sealed with a key that was lost, nobody can show it any more; the link itself still opens.
    code: secrets.open(row.sealed_code, codePlace(row.id)) ?? '',
    created: row.created_at.toISOString(),
    createdBy: row.created_by_name,
    authorizedBy: credential?.account?.name ?? null,
    hasValidCredentials,
    name: row.name,
    opensAt: row.opens_at?.toISOString() ?? null,
    closesAt: row.closes_at?.toISOString() ?? null,
    mostResponses: row.most_responses,
    isOncePerDevice: row.is_once_per_device,
    closingText: row.closing_text,
    embedOrigins: row.embed_origins,
    hasPassword: row.password_hash !== null,
    state: hasValidCredentials ? stateOf(row, now()) : 'unauthorized',
    usage: {
      opened: row.opened,
      submitted: row.submitted,
      waiting: row.waiting,
      lastSubmittedAt: row.last_submitted_at?.toISOString() ?? null,
    },
  };
}

/** Whether a link is open, apart from the account that writes for it. */
export function stateOf(
  { opens_at, closes_at, most_responses, submitted }: ShareRow,
  now: Date,
): 'open' | 'not-open-yet' | 'closed' | 'full' {
  if (closes_at && closes_at <= now) return 'closed';
  if (most_responses !== null && submitted >= most_responses) return 'full';
  return opens_at && opens_at > now ? 'not-open-yet' : 'open';
}

/** An account that was lent for something else has not been lent for files. */
export function filesAuthorization({ authorization, purposes }: GraphCredential): GraphCredential['authorization'] {
  return authorization === 'valid' && !purposes.includes('files') ? 'missing' : authorization;
}
