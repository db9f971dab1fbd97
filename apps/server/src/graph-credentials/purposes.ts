import { type ConnectionPurpose, connectionPurpose } from '@tideform/contract';

/** Graph scopes for each purpose. `User.Read` identifies the account. */
const scopesByPurpose: Readonly<Record<ConnectionPurpose, readonly string[]>> = {
  files: ['User.Read', 'Sites.Manage.All'],
  mail: ['User.Read', 'Mail.Send', 'Mail.Send.Shared'],
};

/** Returns the scopes for some purposes, without duplicates. */
export function getScopes(purposes: readonly ConnectionPurpose[]): readonly string[] {
  return [...new Set(purposes.flatMap((purpose) => scopesByPurpose[purpose]))];
}

/** Returns the purposes that the scopes suffice for. Entra may return scopes as URLs and in different case. */
export function getPurposes(scopes: readonly string[]): readonly ConnectionPurpose[] {
  const granted = new Set(scopes.map((scope) => scope.slice(scope.lastIndexOf('/') + 1).toLowerCase()));
  // Operators can restrict the app to selected sites.
  if (granted.has('sites.selected')) granted.add('sites.manage.all');
  return connectionPurpose.options.filter((purpose) =>
    scopesByPurpose[purpose].every((scope) => granted.has(scope.toLowerCase())),
  );
}

/** Scopes for all purposes. */
export const allConnectedScopes: readonly string[] = getScopes(connectionPurpose.options);
