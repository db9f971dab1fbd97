import { type FormFields, getField } from '../../../pages/form-requests.ts';
import { hashPassword } from '../../identity/password.ts';
import { validatePassword } from '../../identity/password-rules.ts';
import { isMailAddress, type Registration } from '../accept-invitation.ts';
import type { FormValues, LinkPageError } from './link-pages.ts';

/** Submitted values, trimmed; missing ones are empty. */
export type SubmittedValues = Required<FormValues>;

export function parseFormValues(fields: FormFields): SubmittedValues {
  return {
    organisation: getField(fields, 'organisation'),
    name: getField(fields, 'name'),
    mail: getField(fields, 'mail'),
  };
}

export async function parseRegistration(fields: FormFields, { mail, name }: SubmittedValues): Promise<Registration> {
  return { mail, displayName: name, passwordHash: await hashPassword(fields.get('password') ?? '') };
}

/** Returns the first validation error of a submitted form; `undefined` if it is valid. */
export async function validateForm(
  fields: FormFields,
  { name, mail }: SubmittedValues,
  organisation: string,
): Promise<LinkPageError | undefined> {
  if (name === '') return 'name';
  if (!isMailAddress(mail)) return 'mail';
  return validatePassword(fields.get('password') ?? '', [name, mail, organisation]);
}
