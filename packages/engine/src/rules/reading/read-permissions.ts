import type { ComponentDefinition } from '../../definition/form-definition.ts';
import { recordOf } from '../../definition/read-property.ts';
import { type PermissionLevel, permissionLevels } from '../../permissions/permission-of.ts';
import type { RuleDoes } from '../form-rule.ts';

interface ReadPermission {
  readonly kind: string;
  readonly does: RuleDoes;
}

/** What somebody may not do with a component: who created the response, and people by name. */
export function readPermissions({ creatorPermissions, permissions }: ComponentDefinition): readonly ReadPermission[] {
  const own = levelOf(creatorPermissions);
  const listed = Array.isArray(permissions) ? permissions.map(recordOf) : [];
  return [
    ...(own ? [{ kind: 'creatorPermissions', does: { does: 'allow', level: own, who: 'creator' } as const }] : []),
    ...listed.flatMap(({ permissionLevel, user }, index): readonly ReadPermission[] => {
      const level = levelOf(permissionLevel);
      const who = (Array.isArray(user) ? user : [user]).map(nameOf).filter((name) => name !== '');
      if (!level || who.length === 0) return [];
      return [{ kind: `permissions[${index}]`, does: { does: 'allow', level, who } }];
    }),
  ];
}

/** Whoever may edit is refused nothing. */
function levelOf(stored: unknown): PermissionLevel | undefined {
  const word = typeof stored === 'string' ? stored.trim().toLowerCase() : '';
  return permissionLevels.find((level) => level === word && level !== 'edit');
}

function nameOf(user: unknown): string {
  const { displayName, mail, userPrincipalName, id } = recordOf(user);
  const found = [user, displayName, mail, userPrincipalName, id].find(
    (name) => typeof name === 'string' && name !== '',
  );
  return typeof found === 'string' ? found : '';
}
