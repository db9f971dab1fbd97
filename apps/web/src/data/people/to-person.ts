import type { Person } from '@tideform/components/kit/people/PeopleSource.tsx';

/** Fields of a person in a list. */
export const personFields: readonly string[] = ['id', 'displayName', 'userPrincipalName', 'mail', 'jobTitle'];

/** Fields that an answer stores of a selected person. */
export const wholePersonFields: readonly string[] = [...personFields, 'givenName', 'surname'];

interface DirectoryUser {
  readonly id: string;
  readonly [name: string]: unknown;
}

/** Entra returns null for unknown fields, which are left out. */
export function toPerson(user: DirectoryUser): Person {
  const fields = wholePersonFields.flatMap((name) => (typeof user[name] === 'string' ? [[name, user[name]]] : []));
  return { ...Object.fromEntries(fields), id: user.id };
}
