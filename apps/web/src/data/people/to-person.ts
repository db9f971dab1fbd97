import type { Person } from '@tideform/components/kit/people/PeopleSource.tsx';

/** Fields of a person that lists of people need. */
export const personFields: readonly string[] = ['id', 'displayName', 'userPrincipalName', 'mail', 'jobTitle'];

/** Fields of a selected person that an answer stores. */
export const storedPersonFields: readonly string[] = [...personFields, 'givenName', 'surname'];

interface DirectoryUser {
  readonly id: string;
  readonly [name: string]: unknown;
}

/** Converts a directory user to a person, without fields that are `null` in Entra. */
export function toPerson(user: DirectoryUser): Person {
  const fields = storedPersonFields.flatMap((name) => (typeof user[name] === 'string' ? [[name, user[name]]] : []));
  return { ...Object.fromEntries(fields), id: user.id };
}
