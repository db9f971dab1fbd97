import { detailOf, nameOf, type StoredPerson } from './stored-person.ts';

/** Somebody who may be chosen. */
export interface Offered {
  readonly key: string;
  readonly name: string;
  /** What tells two of the same name apart, or why they cannot be chosen. */
  readonly detail: string;
  readonly isGroup?: boolean;
  /** They cannot be chosen. */
  readonly isOff?: boolean;
}

/** A person as a list offers them. */
export const offeredPerson = (person: StoredPerson): Offered => ({
  key: person.id ?? person.userPrincipalName ?? nameOf(person),
  name: nameOf(person),
  detail: detailOf(person),
});
