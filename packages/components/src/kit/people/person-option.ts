import { getPersonDetail, getPersonName, type StoredPerson } from './stored-person.ts';

/** Person or group in a list of options. */
export interface PersonOptionData {
  readonly key: string;
  readonly name: string;
  /** Detail that distinguishes people with the same name, or explains why the option is disabled. */
  readonly detail: string;
  readonly isGroup?: boolean;
  /** Whether the option is disabled. */
  readonly isDisabled?: boolean;
}

/** Converts a person to an option. */
export const toPersonOption = (person: StoredPerson): PersonOptionData => ({
  key: person.id ?? person.userPrincipalName ?? getPersonName(person),
  name: getPersonName(person),
  detail: getPersonDetail(person),
});
