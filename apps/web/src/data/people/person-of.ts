import type { Person } from '@tideform/components/kit/people/PeopleSource.tsx';

/** What a list of people shows of each. */
export const personFields: readonly string[] = ['id', 'displayName', 'userPrincipalName', 'mail', 'jobTitle'];

/** And all that an answer keeps of whoever was chosen. */
export const wholePersonFields: readonly string[] = [...personFields, 'givenName', 'surname'];

interface Found {
  readonly id: string;
  readonly [name: string]: unknown;
}

/** Entra says null for what it does not know. */
export function personOf(found: Found): Person {
  const known = wholePersonFields.flatMap((name) => (typeof found[name] === 'string' ? [[name, found[name]]] : []));
  return { ...Object.fromEntries(known), id: found.id };
}
