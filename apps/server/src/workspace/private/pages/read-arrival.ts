import { type Fields, fieldOf } from '../../../pages/read-form.ts';
import { hashPassword } from '../../identity/password.ts';
import { findPasswordFlaw } from '../../identity/password-rules.ts';
import { isMailAddress, type Joining } from '../new-person.ts';
import type { ArrivalFlaw, Typed } from './arrival-pages.ts';

/** What somebody has filled in, trimmed. */
export type TypedWhole = Required<Typed>;

export function readTyped(fields: Fields): TypedWhole {
  return {
    organisation: fieldOf(fields, 'organisation'),
    name: fieldOf(fields, 'name'),
    mail: fieldOf(fields, 'mail'),
  };
}

export async function readJoining(fields: Fields, { mail, name }: TypedWhole): Promise<Joining> {
  return { mail, displayName: name, passwordHash: await hashPassword(fields.get('password') ?? '') };
}

/** What is wrong with it first; `undefined`: nothing. */
export async function flawOf(
  fields: Fields,
  { name, mail }: TypedWhole,
  organisation: string,
): Promise<ArrivalFlaw | undefined> {
  if (name === '') return 'name';
  if (!isMailAddress(mail)) return 'mail';
  return findPasswordFlaw(fields.get('password') ?? '', [name, mail, organisation]);
}
