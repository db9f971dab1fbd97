import type { FormEmail, GraphCredential } from '@tideform/contract';
import type { ServerContext } from '../context.ts';
import { describeCredential } from '../graph-credentials/describe-credential.ts';
import { findCredential } from '../graph-credentials/graph-credentials-store.ts';
import { computeETag, findFormEmail, type StoredFormEmail } from './form-emails-store.ts';

type DescribeContext = Pick<ServerContext, 'database' | 'secrets' | 'mailServer'>;

/** Loads a form's email settings, with the authorization state of the account that sends the emails. */
export async function describeFormEmail(
  context: DescribeContext,
  form: { readonly teamId: string; readonly formId: string },
): Promise<FormEmail> {
  return describeStoredEmail(context, await findFormEmail(context.database, form));
}

/** Converts a form's email settings to the API's format. @param email `undefined` if the form has no email */
export async function describeStoredEmail(
  { database, secrets, mailServer }: DescribeContext,
  email: StoredFormEmail | undefined,
): Promise<FormEmail> {
  const row = email && (await findCredential(database, email.graphCredentialId));
  const credential = row && describeCredential(secrets, row);
  const authorization = credential ? getMailAuthorization(credential) : 'missing';
  const hasCredentials = email?.sender === 'server' ? mailServer !== undefined : authorization === 'valid';
  const disabled = email?.isDisabled ?? true;
  return {
    template: email?.template ?? null,
    disabled,
    enabled: email !== undefined && hasCredentials && !disabled,
    hasCredentials,
    authorization,
    ...(credential?.account && { account: credential.account }),
    sender: email?.sender ?? 'account',
    serverAddress: mailServer?.address ?? null,
    ...(email && { eTag: computeETag(email) }),
  };
}

/**
 * Returns the authorization of a connected account for sending mail; `missing` if the account is connected only for
 * other purposes.
 */
export function getMailAuthorization({ authorization, purposes }: GraphCredential): FormEmail['authorization'] {
  return authorization === 'valid' && !purposes.includes('mail') ? 'missing' : authorization;
}
