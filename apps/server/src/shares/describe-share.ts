import type { FormShare, GraphCredential } from '@tideform/contract';
import type { ServerContext } from '../context.ts';
import { describeCredential } from '../graph-credentials/describe-credential.ts';
import { findCredential } from '../graph-credentials/graph-credentials-store.ts';
import { getCodeSealContext } from './share-codes.ts';
import type { ShareRow } from './shares-store.ts';

type DescribeContext = Pick<ServerContext, 'database' | 'secrets' | 'now'>;

/** Converts a share link to the API's format for builders, with the authorization state of its connected account. */
export async function describeShare({ database, secrets, now }: DescribeContext, row: ShareRow): Promise<FormShare> {
  const storedCredential = await findCredential(database, row.graph_credential_id);
  const credential = storedCredential && describeCredential(secrets, storedCredential);
  const hasValidCredentials = credential !== undefined && getFilesAuthorization(credential) === 'valid';
  return {
    id: row.id,
    // NOTE: a share code that was encrypted with a lost key can't be shown, but the link still works.
    code: secrets.open(row.sealed_code, getCodeSealContext(row.id)) ?? '',
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
    state: hasValidCredentials ? getShareState(row, now()) : 'unauthorized',
    usage: {
      opened: row.opened,
      submitted: row.submitted,
      waiting: row.waiting,
      lastSubmittedAt: row.last_submitted_at?.toISOString() ?? null,
    },
  };
}

/** Returns whether a share link accepts responses, according to its dates and limit. Ignores its connected account. */
export function getShareState(
  { opens_at, closes_at, most_responses, submitted }: ShareRow,
  now: Date,
): 'open' | 'not-open-yet' | 'closed' | 'full' {
  if (closes_at && closes_at <= now) return 'closed';
  if (most_responses !== null && submitted >= most_responses) return 'full';
  return opens_at && opens_at > now ? 'not-open-yet' : 'open';
}

/**
 * Returns the authorization of a connected account for files; `missing` if the account is connected only for other
 * purposes.
 */
export function getFilesAuthorization({ authorization, purposes }: GraphCredential): GraphCredential['authorization'] {
  return authorization === 'valid' && !purposes.includes('files') ? 'missing' : authorization;
}
