import type { StoredPerson } from '@tideform/components/kit/people/stored-person.ts';

/** Converts people to rows as in SharePoint's user list. */
export const toUserListRows = (people: readonly StoredPerson[]): readonly Readonly<Record<string, string>>[] =>
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
