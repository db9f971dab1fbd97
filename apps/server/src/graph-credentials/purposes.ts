import { type ConnectionPurpose, connectionPurpose } from '@tideform/contract';

/** Maps a purpose to the Graph scopes that it requires. `User.Read` is needed to identify the account. */
const scopesByPurpose: Readonly<Record<ConnectionPurpose, readonly string[]>> = {
  files: ['User.Read', 'Sites.Manage.All'],
  mail: ['User.Read', 'Mail.Send', 'Mail.Send.Shared'],
};

/** Returns the Graph scopes that the purposes require, without duplicates. */
export function getScopes(purposes: readonly ConnectionPurpose[]): readonly string[] {
  return [...new Set(purposes.flatMap((purpose) => scopesByPurpose[purpose]))];
}

/**
 * Returns the purposes for which the granted scopes are sufficient. Entra may return scopes as URLs and in different
 * case.
 */
export function getPurposes(scopes: readonly string[]): readonly ConnectionPurpose[] {
  const granted = new Set(scopes.map((scope) => scope.slice(scope.lastIndexOf('/') + 1).toLowerCase()));
  // Operators can restrict the app to selected sites, so `Sites.Selected` is sufficient for files.
  if (granted.has('sites.selected')) granted.add('sites.manage.all');
  return connectionPurpose.options.filter((purpose) =>
    scopesByPurpose[purpose].every((scope) => granted.has(scope.toLowerCase())),
  );
}

/** Graph scopes of all purposes. */
export const allConnectedScopes: readonly string[] = getScopes(connectionPurpose.options);
