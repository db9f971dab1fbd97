import type { ComponentDefinition } from '../../definition/form-definition.ts';
import { toRecord } from '../../definition/read-property.ts';
import { type PermissionLevel, permissionLevels } from '../../permissions/get-permission.ts';
import type { RuleBehavior } from '../form-rule.ts';

interface ParsedPermission {
  readonly kind: string;
  readonly does: RuleBehavior;
}

/** Lists the permissions that restrict a component: for the creator of the response and for named users. */
export function parsePermissions({
  creatorPermissions,
  permissions,
}: ComponentDefinition): readonly ParsedPermission[] {
  const creatorLevel = parseRestriction(creatorPermissions);
  const listed = Array.isArray(permissions) ? permissions.map(toRecord) : [];
  return [
    ...(creatorLevel
      ? [{ kind: 'creatorPermissions', does: { does: 'allow', level: creatorLevel, who: 'creator' } as const }]
      : []),
    ...listed.flatMap(({ permissionLevel, user }, index): readonly ParsedPermission[] => {
      const level = parseRestriction(permissionLevel);
      const userNames = (Array.isArray(user) ? user : [user]).map(getUserName).filter((name) => name !== '');
      if (!level || userNames.length === 0) return [];
      return [{ kind: `permissions[${index}]`, does: { does: 'allow', level, who: userNames } }];
    }),
  ];
}

/** Returns `hidden` or `view`; undefined for `edit`, which restricts nothing, and for unknown levels. */
function parseRestriction(stored: unknown): PermissionLevel | undefined {
  const word = typeof stored === 'string' ? stored.trim().toLowerCase() : '';
  return permissionLevels.find((level) => level === word && level !== 'edit');
}

function getUserName(user: unknown): string {
  const { displayName, mail, userPrincipalName, id } = toRecord(user);
  const found = [user, displayName, mail, userPrincipalName, id].find(
    (name) => typeof name === 'string' && name !== '',
  );
  return typeof found === 'string' ? found : '';
}
