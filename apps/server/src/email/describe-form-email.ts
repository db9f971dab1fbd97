import type { FormEmail, GraphCredential } from '@tideform/contract';
import type { ServerContext } from '../context.ts';
import { describeCredential } from '../graph-credentials/describe-credential.ts';
import { findCredential } from '../graph-credentials/graph-credentials-store.ts';
import { eTagOf, type KeptFormEmail, readFormEmail } from './form-emails-store.ts';

type Needs = Pick<ServerContext, 'database' | 'secrets' | 'mailServer'>;

/** A form's email, with how the account is that sends it. */
export async function describeFormEmail(
  context: Needs,
  form: { readonly teamId: string; readonly formId: string },
): Promise<FormEmail> {
  return describeKeptEmail(context, await readFormEmail(context.database, form));
}

/** @param email `undefined`: there is none */
export async function describeKeptEmail(
  { database, secrets, mailServer }: Needs,
  email: KeptFormEmail | undefined,
): Promise<FormEmail> {
  const row = email && (await findCredential(database, email.graphCredentialId));
  const credential = row && describeCredential(secrets, row);
  const authorization = credential ? mailAuthorization(credential) : 'missing';
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
    ...(email && { eTag: eTagOf(email) }),
  };
}

/** An account that was lent for something else has not been lent for mail. */
export function mailAuthorization({ authorization, purposes }: GraphCredential): FormEmail['authorization'] {
  return authorization === 'valid' && !purposes.includes('mail') ? 'missing' : authorization;
}
