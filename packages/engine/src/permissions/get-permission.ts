import type { ComponentDefinition } from '../definition/form-definition.ts';
import { toRecord } from '../definition/read-property.ts';

/** Permission levels for a component, strictest first: not shown, read-only, can be answered. */
export const permissionLevels = ['hidden', 'view', 'edit'] as const;

export type PermissionLevel = (typeof permissionLevels)[number];

/**
 * Returns the permission of a viewer for one component, without inherited restrictions. `creatorPermissions` applies to
 * the creator of the response; otherwise the strictest entry of `permissions` that matches the viewer. Without a match,
 * or without a viewer (`undefined`), the component can be edited.
 */
export function getPermission(definition: ComponentDefinition, viewer: Viewer | undefined): PermissionLevel {
  const { creatorPermissions, permissions } = definition;
  if (!viewer || (creatorPermissions === undefined && permissions === undefined)) return 'edit';
  const ofCreator = viewer.isCreator ? parseLevel(creatorPermissions) : undefined;
  return (
    ofCreator ??
    getEntries(permissions).reduce<PermissionLevel>((level, entry) => {
      const own = parseLevel(entry.permissionLevel);
      return own && toList(entry.user).some((user) => isSamePerson(user, viewer)) ? getStricter(level, own) : level;
    }, 'edit')
  );
}

/** Returns the permission for a component that only certain people may answer; an empty list means everyone. */
export function getAnswerPermission(people: readonly unknown[], viewer: Viewer | undefined): PermissionLevel {
  return !viewer || people.length === 0 || people.some((user) => isSamePerson(user, viewer)) ? 'edit' : 'view';
}

export function getStricter(one: PermissionLevel, other: PermissionLevel = 'edit'): PermissionLevel {
  return permissionLevels.indexOf(one) < permissionLevels.indexOf(other) ? one : other;
}

function parseLevel(value: unknown): PermissionLevel | undefined {
  const word = normalizeText(value);
  return permissionLevels.find((level) => level === word);
}

function getEntries(permissions: unknown): readonly Readonly<Record<string, unknown>>[] {
  return toList(permissions).map(toRecord);
}

const toList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

/**
 * Compares a stored user with the viewer. A user is an object of the user component, or a string with an ID or an
 * address.
 */
function isSamePerson(user: unknown, viewer: Viewer): boolean {
  if (typeof user === 'string') {
    return [viewer.id, viewer.userPrincipalName, viewer.mail].some((own) => isSameText(own, user));
  }
  const { id, userPrincipalName, mail } = toRecord(user);
  if (normalizeText(id) && normalizeText(viewer.id)) return isSameText(id, viewer.id);
  return isSameText(userPrincipalName, viewer.userPrincipalName) || isSameText(mail, viewer.mail);
}

function isSameText(one: unknown, other: unknown): boolean {
  return normalizeText(one) !== '' && normalizeText(one) === normalizeText(other);
}

function normalizeText(value: unknown): string {
  return typeof value === 'string' ? value.trim().toLowerCase() : '';
}

/** User who views a form, for component permissions. */
export interface Viewer {
  /** Directory ID. If the viewer and a user in a permission both have an ID, only the IDs are compared. */
  readonly id?: string | undefined;
  readonly userPrincipalName?: string | undefined;
  readonly mail?: string | undefined;
  /** True for the creator of the response, and for a new response. */
  readonly isCreator: boolean;
}
