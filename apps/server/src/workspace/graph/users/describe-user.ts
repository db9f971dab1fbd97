import type { Person } from '../../directory/directory.ts';

/** Properties of a user without `$select`. */
export const defaultUserProperties = [
  'businessPhones',
  'displayName',
  'givenName',
  'id',
  'jobTitle',
  'mail',
  'mobilePhone',
  'officeLocation',
  'preferredLanguage',
  'surname',
  'userPrincipalName',
] as const;

/** Describes a person with all of their properties. */
export function describeUser(person: Person): Record<string, unknown> {
  return {
    id: person.id,
    displayName: person.displayName,
    givenName: person.givenName,
    surname: person.surname,
    mail: person.mail,
    userPrincipalName: person.userPrincipalName,
    jobTitle: person.jobTitle,
    officeLocation: person.officeLocation,
    preferredLanguage: person.preferredLanguage,
    mobilePhone: person.mobilePhone,
    businessPhones: [],
    accountEnabled: true,
    department: null,
    companyName: null,
    userType: person.homeTenantId === null ? 'Member' : 'Guest',
  };
}
