import type { Person } from '../../directory/directory.ts';

/** What comes of a person without a selection. */
export const usualUserProperties = [
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

/** A person with every property that can be selected. */
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
