import type { StoredPerson } from '@tideform/components/kit/people/stored-person.ts';

/** People as SharePoint's list of them has them. */
export const rowsOfPeople = (people: readonly StoredPerson[]): readonly Readonly<Record<string, string>>[] =>
  people.map(
    ({
      id = '',
      userPrincipalName = '',
      displayName = '',
      mail = '',
      givenName = '',
      surname = '',
      jobTitle = '',
    }) => ({
      id,
      Name: userPrincipalName && `i:0#.f|membership|${userPrincipalName.toLowerCase()}`,
      Title: displayName,
      EMail: mail,
      FirstName: givenName,
      LastName: surname,
      JobTitle: jobTitle,
    }),
  );
