import type { ComponentDefinition } from '../definition/form-definition.ts';
import { recordOf } from '../definition/read-property.ts';
import type { Viewer } from './viewer.ts';

/** What a viewer may do with a component, from the strictest on: it is not shown, it is read-only, it can be answered. */
export const permissionLevels = ['hidden', 'view', 'edit'] as const;

export type PermissionLevel = (typeof permissionLevels)[number];

/**
 * Says what a viewer may do with one component, regardless of what it lies in. `creatorPermissions` decides for who
 * created the response; else the entries of `permissions` that name the viewer, the strictest of them. Who is not
 * spoken of may edit. Nobody in particular (`undefined`) is refused nothing.
 */
export function permissionOf(definition: ComponentDefinition, viewer: Viewer | undefined): PermissionLevel {
  const { creatorPermissions, permissions } = definition;
  if (!viewer || (creatorPermissions === undefined && permissions === undefined)) return 'edit';
  const ofCreator = viewer.isCreator ? levelOf(creatorPermissions) : undefined;
  return (
    ofCreator ??
    entriesOf(permissions).reduce<PermissionLevel>((level, entry) => {
      const own = levelOf(entry.permissionLevel);
      return own && listOf(entry.user).some((user) => isSamePerson(user, viewer)) ? stricterOf(level, own) : level;
    }, 'edit')
  );
}

/** What a viewer may do with a component that only some people may answer. None are named: anybody may. */
export function permissionAmong(people: readonly unknown[], viewer: Viewer | undefined): PermissionLevel {
  return !viewer || people.length === 0 || people.some((user) => isSamePerson(user, viewer)) ? 'edit' : 'view';
}

export function stricterOf(one: PermissionLevel, other: PermissionLevel = 'edit'): PermissionLevel {
  return permissionLevels.indexOf(one) < permissionLevels.indexOf(other) ? one : other;
}

function levelOf(value: unknown): PermissionLevel | undefined {
  const word = wordOf(value);
  return permissionLevels.find((level) => level === word);
}

function entriesOf(permissions: unknown): readonly Readonly<Record<string, unknown>>[] {
  return listOf(permissions).map(recordOf);
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

/** A user is stored as the user component stores one; a bare word is an id or an address. */
function isSamePerson(user: unknown, viewer: Viewer): boolean {
  if (typeof user === 'string') {
    return [viewer.id, viewer.userPrincipalName, viewer.mail].some((own) => isSameWord(own, user));
  }
  const { id, userPrincipalName, mail } = recordOf(user);
  if (wordOf(id) && wordOf(viewer.id)) return isSameWord(id, viewer.id);
  return isSameWord(userPrincipalName, viewer.userPrincipalName) || isSameWord(mail, viewer.mail);
}

function isSameWord(one: unknown, other: unknown): boolean {
  return wordOf(one) !== '' && wordOf(one) === wordOf(other);
}

function wordOf(value: unknown): string {
  return typeof value === 'string' ? value.trim().toLowerCase() : '';
}
