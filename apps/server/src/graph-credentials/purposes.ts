import { type LendingPurpose, lendingPurpose } from '@tideform/contract';

/** What the server asks Graph's permissions for; `User.Read` tells it whose account it got. */
const scopesOf: Readonly<Record<LendingPurpose, readonly string[]>> = {
  files: ['User.Read', 'Sites.Manage.All'],
  mail: ['User.Read', 'Mail.Send', 'Mail.Send.Shared'],
};

/** The permissions for some purposes, each once. */
export function scopesFor(purposes: readonly LendingPurpose[]): readonly string[] {
  return [...new Set(purposes.flatMap((purpose) => scopesOf[purpose]))];
}

/** What permissions suffice for, in the order of the contract. Entra may give them as addresses and in its own case. */
export function purposesOf(scopes: readonly string[]): readonly LendingPurpose[] {
  const given = new Set(scopes.map((scope) => scope.slice(scope.lastIndexOf('/') + 1).toLowerCase()));
  // Where the operator wants it, sites that are named to the app are all that it asks for.
  if (given.has('sites.selected')) given.add('sites.manage.all');
  return lendingPurpose.options.filter((purpose) => scopesOf[purpose].every((scope) => given.has(scope.toLowerCase())));
}

/** All that an account can be lent for. */
export const allLentScopes: readonly string[] = scopesFor(lendingPurpose.options);
